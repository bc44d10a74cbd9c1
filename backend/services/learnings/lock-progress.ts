import { learningProgress } from '../../db/schema/learning';
import type { Db } from '../../db/types';

export type Progress = typeof learningProgress.$inferSelect;

/**
 * Returns the person's progress row of an item, inserted if missing, and locked until the transaction ends: everything
 * that finishes or pays an item waits for this lock, so that concurrent calls run one after another.
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
