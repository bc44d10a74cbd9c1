import { and, eq } from 'drizzle-orm';
import { learningItems, ratings } from '../../db/schema/learning';
import type { Db } from '../../db/types';

/** Likes of an item that goes for good: nothing else removes them. */
export async function forgetLikes(tx: Db, subject: 'testId' | 'surveyId', id: string): Promise<void> {
  const [item] = await tx
    .select({ id: learningItems.id })
    .from(learningItems)
    .where(eq(learningItems[subject], id));
  if (!item) return;
  await tx.delete(ratings).where(and(eq(ratings.rateableType, 'learning'), eq(ratings.rateableId, item.id)));
}
