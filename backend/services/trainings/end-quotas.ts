import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { trainingQuotas } from '../../db/schema/quotas';
import { inTransaction } from '../../db/transaction';
import type { Ctx, Deps } from '../../http/context';
import { lockTraining } from './lock-trainings';
import { seatLine } from './take-seat';

const quota = trainingQuotas;

/**
 * Ends the matching quotas of a training; their free seats go to the line first, then to everybody. Call under the
 * training's lock. False if they had ended before.
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

/** Ends quotas whose last day is over. Safe on several servers. */
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
