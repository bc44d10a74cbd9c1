import { learningProgress } from '../../db/schema/learning';
import type { Db } from '../../db/types';

export type Progress = typeof learningProgress.$inferSelect;

/**
 * The person's row of an item, made when it is missing, and locked until the transaction ends: everything that
 * finishes or pays an item waits here, so that two at once become one after the other.
 */
export async function lockProgress(
  tx: Db,
  { userId, itemId, now }: { userId: string; itemId: string; now: Date },
): Promise<Progress> {
  const [row] = await tx
    .insert(learningProgress)
    .values({ userId, itemId, startedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [learningProgress.userId, learningProgress.itemId],
      set: { updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('A progress row was neither made nor found');
  return row;
}
