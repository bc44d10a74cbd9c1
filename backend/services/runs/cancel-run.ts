import { and, eq, inArray } from 'drizzle-orm';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { runParts, runs } from '../../db/schema/runs';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { readOwnRun } from './own-runs';

/** Ends what waits or works; its holder finds that at its next step. 404 `run-missing`, 409 `run-over`. */
export async function cancelOwnRun(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (tx) => {
    const open = and(
      eq(runs.id, id),
      eq(runs.ownerId, viewerOf(ctx).id),
      inArray(runs.status, [...OPEN_STATUSES]),
    );
    const cancelled = { status: 'cancelled' as const, cursor: null, holder: null, finishedAt: ctx.now() };
    const [done] = await tx.update(runs).set(cancelled).where(open).returning({ id: runs.id });
    if (done) await tx.delete(runParts).where(eq(runParts.runId, done.id));
    const run = await readOwnRun(ctx, id);
    if (run.status === 'cancelled') return run;
    throw new AppError(409, 'run-over', 'Это уже закончилось, отменять нечего.');
  });
}
