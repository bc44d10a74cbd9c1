import type { NotificationData } from '@/lib/domain/notification';
import type { Db } from '../db/types';
import type { Deps } from '../http/context';

/** What working on runs needs of the process. */
export type Worker = Pick<Deps, 'database' | 'files' | 'now' | 'log'>;

/** What a run works with; `db` is the open transaction of the step. */
export interface RunTools extends Pick<Deps, 'files' | 'now'> {
  db: Db;
  run: { id: string; ownerId: string; subject: string; input: unknown };
}

/** Ends a run as failed at once: trying again would change nothing. */
export class RunRefusal extends Error {}

export interface PackedFile {
  /** As the person saves it. */
  name: string;
  extension: string;
  mime: string;
  pieces: AsyncIterable<Buffer>;
  /** What came of the run, in numbers. */
  result: Record<string, number>;
}

/** What the notification at the end says. */
export type RunNews = (
  end: 'done' | 'failed',
  run: Pick<RunTools['run'], 'subject' | 'input'>,
) => NotificationData;

/** One kind of run: what it does, in steps that may each be the last of a server. */
export interface RunWork<Cursor = unknown> {
  /** The first cursor, and how many things there are to do. */
  begin(tools: RunTools): Promise<{ cursor: Cursor; total: number }>;
  /**
   * One step from the cursor: writes through `tools.db` alone, so that the effect and the next cursor are one
   * transaction. Null when nothing is left.
   */
  step(tools: RunTools, cursor: Cursor): Promise<{ cursor: Cursor; moved: number } | null>;
  /** The file at the end; outside any transaction, and perhaps more than once. Null: nothing to fetch. */
  pack?(tools: RunTools): Promise<PackedFile | null>;
  /** What the end changes, in its transaction. */
  ended?(tools: RunTools, end: 'done' | 'failed' | 'cancelled'): Promise<void>;
  /** Lets go of what this server held open between the steps of a run. */
  release?(runId: string): Promise<void>;
  news: RunNews;
}
