import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { FILE_DAYS } from '@/lib/domain/run';
import { runParts, runs } from '../db/schema/runs';
import { notify } from '../services/notifications/notify';
import { RUN_WORK } from './kinds';
import type { RunTools } from './run-work';
import type { Taken } from './take';

type End = { status: 'failed' } | { status: 'done'; fileId: string | null };

/** Ends a run in the open transaction, which holds it: what it gathered goes, and its owner is told. */
export async function finishRun({ db, now }: RunTools, { id, ownerId, kind }: Taken, end: End): Promise<void> {
  const finishedAt = now();
  const file = end.status === 'done' && end.fileId;
  const expiresAt = file ? new Date(finishedAt.getTime() + FILE_DAYS * DAY_MS) : null;
  await db.delete(runParts).where(eq(runParts.runId, id));
  await db
    .update(runs)
    .set({ status: end.status, fileId: file || null, cursor: null, holder: null, finishedAt, expiresAt })
    .where(eq(runs.id, id));
  const news = { userId: ownerId, kind: 'run-finished' as const, key: `run:${id}` };
  await notify({ db, now }, [{ ...news, ...RUN_WORK[kind].news(end.status) }]);
}
