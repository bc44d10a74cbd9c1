import type { NotificationData } from '@/lib/domain/notification';
import type { Db } from '../db/types';
import type { Deps } from '../http/context';

/** The parts of the process that work on runs needs. */
export type Worker = Pick<Deps, 'database' | 'files' | 'now' | 'log'>;

/** The tools of a run's step; `db` is the open transaction of the step. */
export interface RunTools extends Pick<Deps, 'files' | 'now'> {
  db: Db;
  run: { id: string; ownerId: string; subject: string; input: unknown };
}

/** Fails a run at once, without further attempts: they would fail too. */
export class RunRefusal extends Error {}

export interface PackedFile {
  /** Name of the file for the person who downloads it. */
  name: string;
  extension: string;
  mime: string;
  pieces: AsyncIterable<Buffer>;
  /** Result of the run, in numbers. */
  result: Record<string, number>;
}

/** Words of the notification at the end of a run. */
export type RunNews = (
  end: 'done' | 'failed',
  run: Pick<RunTools['run'], 'subject' | 'input'>,
) => NotificationData;

/** The work of one kind of run, in steps: a server may die after any of them. */
export interface RunWork<Cursor = unknown> {
  /** Returns the first cursor and the number of items to work on. */
  begin(tools: RunTools): Promise<{ cursor: Cursor; total: number }>;
  /**
   * One step from the cursor. It writes only through `tools.db`, so that one transaction saves its effect and the next
   * cursor. Null when nothing is left.
   */
  step(tools: RunTools, cursor: Cursor): Promise<{ cursor: Cursor; moved: number } | null>;
  /** Makes the file at the end, outside a transaction and perhaps more than once. Null for no file. */
  pack?(tools: RunTools): Promise<PackedFile | null>;
  /** Makes further changes in the transaction that ends the run. */
  ended?(tools: RunTools, end: 'done' | 'failed' | 'cancelled'): Promise<void>;
  /** Closes what this server held open between the steps of a run. */
  release?(runId: string): Promise<void>;
  news: RunNews;
}
