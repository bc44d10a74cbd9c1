import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { RATEABLE, ratingBody } from '@/api/ratings/schemas';
import { articles } from '../../db/schema/articles';
import { learningItems, ratings } from '../../db/schema/learning';
import { products } from '../../db/schema/products';
import { inTransaction } from '../../db/transaction';
import { notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { published } from '../articles/list-articles';
import { findLearningItem } from '../learnings/find-item';
import { seen } from '../products/product-filters';

type Rateable = (typeof RATEABLE)[number];

/** Value of a like by type (specification, section 3); 0 removes the like of every type. */
const LIKED: Record<Rateable, number> = { article: 5, product: 5, learning: 1 };

/** Tables in which triggers on `ratings` keep the number of likes, in the transaction of the like. */
const COUNTED = { article: articles, product: products, learning: learningItems } as const;

interface Target {
  type: Rateable;
  /** Id of the rated row. */
  id: string;
}

/** Finds the rated row; 404 if the viewer cannot see it. An article and its learning item are one target. */
async function targetOf(ctx: Ctx, type: Rateable, id: string): Promise<Target> {
  if (type === 'learning') {
    const item = await findLearningItem(ctx, id);
    return item.articleId === null ? { type, id: item.id } : { type: 'article', id: item.articleId };
  }
  if (type === 'article') {
    const [found] = await ctx.db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, id), published(ctx.now())));
    if (found) return { type, id: found.id };
  }
  if (type === 'product') {
    const [found] = await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, id), seen(ctx)));
    if (found) return { type, id: found.id };
  }
  throw notFound('Такого материала нет.', 'rateable-missing');
}

/**
 * Likes an item or removes the like: one row per person and item, the last call wins. Returns the likes of the item
 * after the call. Errors: 404; 422 for a value that is not of this type.
 */
export async function rate(ctx: Ctx, { rateableId, rateableType, rating }: z.output<typeof ratingBody>) {
  if (rating !== 0 && rating !== LIKED[rateableType]) {
    throw wrongField('rating', 'wrong-rating', `Допустимы значения 0 и ${String(LIKED[rateableType])}.`);
  }
  const userId = viewerOf(ctx).id;
  const { type, id } = await targetOf(ctx, rateableType, rateableId);
  const kept = rating === 0 ? 0 : LIKED[type];
  const [row] = await inTransaction(ctx, (tx) =>
    tx
      .insert(ratings)
      .values({ userId, rateableType: type, rateableId: id, rating: kept, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [ratings.userId, ratings.rateableType, ratings.rateableId],
        set: { rating: kept },
      })
      .returning({ id: ratings.id }),
  );
  const counted = COUNTED[type];
  const [likes] = await ctx.db.select({ total: counted.likeCount }).from(counted).where(eq(counted.id, id));
  return { id: row?.id ?? '', rateableId, rateableType, rating, userId, likeCount: likes?.total ?? 0 };
}
