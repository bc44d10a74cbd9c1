import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { runParts, runs } from '../../db/schema/runs';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { RUN_WORK } from '../../runs/kinds';
import { toolsOf } from '../../runs/tools-of';
import { readOwnRun } from './own-runs';

/**
 * Cancels open runs (waiting or working) in the caller's transaction; the holder of a run finds that at its next step.
 */
export async function endOpenRun(ctx: Ctx, which: SQL | undefined): Promise<void> {
  const cancelled = { status: 'cancelled' as const, cursor: null, holder: null, finishedAt: ctx.now() };
  const open = and(which, inArray(runs.status, [...OPEN_STATUSES]));
  for (const run of await ctx.db.update(runs).set(cancelled).where(open).returning()) {
    await ctx.db.delete(runParts).where(eq(runParts.runId, run.id));
    await RUN_WORK[run.kind].ended?.(toolsOf(ctx, ctx.db, run), 'cancelled');
  }
}

/** Cancels the viewer's own run. 404 `run-missing`, 409 `run-over`. */
export async function cancelOwnRun(ctx: Ctx, id: string) {
  return inTransaction(ctx, async () => {
    await endOpenRun(ctx, and(eq(runs.id, id), eq(runs.ownerId, viewerOf(ctx).id)));
    const run = await readOwnRun(ctx, id);
    if (run.status === 'cancelled') return run;
    throw new AppError(409, 'run-over', 'Это уже закончилось, отменять нечего.');
  });
}
