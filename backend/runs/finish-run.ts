import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { FILE_DAYS } from '@/lib/domain/run';
import { runParts, runs } from '../db/schema/runs';
import { notify } from '../services/notifications/notify';
import { RUN_WORK } from './kinds';
import type { RunTools } from './run-work';
import type { Taken } from './take';

interface Done {
  status: 'done';
  fileId: string | null;
  result: Record<string, number> | null;
}
type End = { status: 'failed' } | Done;

/** Ends a run in the open transaction, which holds its lock: deletes its parts and notifies its owner. */
export async function finishRun(tools: RunTools, { id, ownerId, kind }: Taken, end: End): Promise<void> {
  const { db, now, run } = tools;
  const finishedAt = now();
  const { fileId, result } = end.status === 'done' ? end : { fileId: null, result: null };
  const expiresAt = fileId ? new Date(finishedAt.getTime() + FILE_DAYS * DAY_MS) : null;
  const over = { status: end.status, cursor: null, holder: null, finishedAt };
  await db.delete(runParts).where(eq(runParts.runId, id));
  await db
    .update(runs)
    .set({ ...over, fileId, result, expiresAt })
    .where(eq(runs.id, id));
  await RUN_WORK[kind].ended?.(tools, end.status);
  const news = { userId: ownerId, kind: 'run-finished' as const, key: `run:${id}` };
  await notify({ db, now }, [{ ...news, ...RUN_WORK[kind].news(end.status, run) }]);
}
