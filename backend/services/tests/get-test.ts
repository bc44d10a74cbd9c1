import { and, asc, eq, gt } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { learningFavorites, learningItems, ratings } from '../../db/schema/learning';
import { viewerOf, type Ctx } from '../../http/context';
import { published } from '../articles/list-articles';
import { certificateOfTest } from '../certificates/certificate-row';
import { findOpen, recordOpening } from '../learnings/openings';
import { readBalances } from '../points/read-balances';
import { ofStanding } from './asked-revision';
import { findStanding, findTest, type Test } from './find-test';
import { lockedBecause } from './locked';
import { presentTest } from './present-test';
import { readingsOf } from './readings';

async function articleSlugOf(ctx: Ctx, testId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.testId, testId), eq(articles.kind, 'article'), published(ctx.now())))
    .orderBy(asc(articles.id))
    .limit(1);
  return row?.slug ?? null;
}

async function likingOf(ctx: Ctx, userId: string, { itemId }: Test) {
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

/** The test with the answers saved so far (specification, section 7). 404 when it is not to be seen. */
export async function getTest(ctx: Ctx, id: string) {
  const userId = viewerOf(ctx).id;
  const published = await findTest(ctx, id);
  const standing = await findStanding(ctx, userId, published);
  const lock = lockedBecause(published, standing, ctx.now());
  const test = await ofStanding(ctx, published, standing, lock);
  const [readings, opening, balances, certificateNumber, articleSlug, liking] = await Promise.all([
    readingsOf(ctx, test),
    findOpen(ctx.db, { userId, itemId: test.itemId }),
    readBalances(ctx.db, userId),
    certificateOfTest(ctx.db, { userId, testId: id }),
    articleSlugOf(ctx, id),
    likingOf(ctx, userId, test),
  ]);
  if (!opening && !lock) await recordOpening(ctx, test.itemId);
  const balance = balances[test.mark.slug] ?? 0;
  const facts = { standing, balance, certificateNumber, readings, articleSlug, ...liking };
  return presentTest(test, facts, ctx.now());
}
