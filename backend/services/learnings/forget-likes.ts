import { and, eq } from 'drizzle-orm';
import { learningItems, ratings } from '../../db/schema/learning';
import type { Db } from '../../db/types';

/** Deletes the likes of an item that is about to be deleted: nothing else deletes them. */
export async function forgetLikes(tx: Db, subject: 'testId' | 'surveyId', id: string): Promise<void> {
  const [item] = await tx
    .select({ id: learningItems.id })
    .from(learningItems)
    .where(eq(learningItems[subject], id));
  if (!item) return;
  await tx.delete(ratings).where(and(eq(ratings.rateableType, 'learning'), eq(ratings.rateableId, item.id)));
}
