import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { trainingQuotas } from '../../db/schema/quotas';
import { inTransaction } from '../../db/transaction';
import type { Ctx, Deps } from '../../http/context';
import { lockTraining } from './lock-trainings';
import { seatLine } from './take-seat';

const quota = trainingQuotas;

/**
 * What is left of these quotas of a training is everybody's, the line's first. Called under the training's lock. False
 * when they had ended before.
 */
export async function freeQuotas(
  ctx: Pick<Ctx, 'db' | 'now'>,
  trainingId: string,
  which: ReturnType<typeof and>,
): Promise<boolean> {
  const open = and(eq(quota.trainingId, trainingId), isNull(quota.endedAt), which);
  const ended = await ctx.db
    .update(quota)
    .set({ endedAt: ctx.now() })
    .where(open)
    .returning({ id: quota.id });
  if (ended.length > 0) await seatLine(ctx, trainingId);
  return ended.length > 0;
}

/** Ends the quotas whose last day is over: run it on as many servers as you like. */
export async function endQuotas(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const isDue = lte(quota.until, now());
  const due = await database.db
    .selectDistinct({ trainingId: quota.trainingId })
    .from(quota)
    .where(and(isNull(quota.endedAt), isDue))
    .orderBy(asc(quota.trainingId));
  for (const { trainingId } of due) {
    if (signal?.aborted) return;
    await inTransaction(database, async (tx) => {
      await lockTraining(tx, trainingId);
      await freeQuotas({ db: tx, now }, trainingId, isDue);
    });
  }
}
