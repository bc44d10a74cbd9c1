import { and, eq, gt } from 'drizzle-orm';
import { learningFavorites, learningItems, ratings } from '../../db/schema/learning';
import type { Ctx } from '../../http/context';

/** Returns whether the person likes an item and has it in favourites, and how many like it. */
export async function likingOf(ctx: Ctx, userId: string, itemId: string) {
  const [[item], [rating], favorites] = await Promise.all([
    ctx.db.select({ likes: learningItems.likeCount }).from(learningItems).where(eq(learningItems.id, itemId)),
    ctx.db
      .select({ id: ratings.id })
      .from(ratings)
      .where(
        and(
          eq(ratings.userId, userId),
          eq(ratings.rateableType, 'learning'),
          eq(ratings.rateableId, itemId),
          gt(ratings.rating, 0),
        ),
      ),
    ctx.db
      .select({ itemId: learningFavorites.itemId })
      .from(learningFavorites)
      .where(and(eq(learningFavorites.userId, userId), eq(learningFavorites.itemId, itemId))),
  ]);
  return {
    isLiked: rating !== undefined,
    likeCount: item?.likes ?? 0,
    ratingId: rating?.id ?? null,
    isFavorite: favorites.length > 0,
  };
}
