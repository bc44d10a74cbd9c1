import { and, eq } from 'drizzle-orm';
import { learningFavorites } from '../../db/schema/learning';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { findLearningItem } from './find-item';

/** Adds an item to the person's favourites; adding twice is one row. 404 for an item that is not visible. */
export async function addFavorite(ctx: Ctx, id: string) {
  const userId = viewerOf(ctx).id;
  const item = await findLearningItem(ctx, id);
  await inTransaction(ctx, (tx) =>
    tx
      .insert(learningFavorites)
      .values({ userId, itemId: item.id, createdAt: ctx.now() })
      .onConflictDoNothing(),
  );
  return { id, isFavorite: true };
}

/** Removes an item from the person's favourites; idempotent. 404 for an item that is not visible. */
export async function removeFavorite(ctx: Ctx, id: string) {
  const userId = viewerOf(ctx).id;
  const item = await findLearningItem(ctx, id);
  await inTransaction(ctx, (tx) =>
    tx
      .delete(learningFavorites)
      .where(and(eq(learningFavorites.userId, userId), eq(learningFavorites.itemId, item.id))),
  );
  return { id, isFavorite: false };
}
