import { and, asc, eq } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { viewerOf, type Ctx } from '../../http/context';
import { published } from '../articles/list-articles';
import { certificateOfTest } from '../certificates/certificate-row';
import { likingOf } from '../learnings/liking';
import { findOpen, recordOpening } from '../learnings/openings';
import { CORE } from '../spaces/core';
import type { Space } from '../spaces/space';
import { isRegraded, regradedAttempt, withTodaysKey } from './after-regrade';
import { ofStanding } from './asked-revision';
import { findStanding, findTest } from './find-test';
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

/** Returns the test with the answers saved so far (specification, section 7). 404 if the viewer may not see it. */
export async function getTest(ctx: Ctx, id: string, space: Space = CORE) {
  const userId = viewerOf(ctx).id;
  const published = await findTest(ctx, id, { space });
  const stored = await findStanding(ctx, userId, published);
  const lock = lockedBecause(published, stored, ctx.now());
  const asked = await ofStanding(ctx, published, stored, lock);
  const regraded = isRegraded(stored);
  const test = regraded ? withTodaysKey(asked, published) : asked;
  const last = regraded && stored.last ? regradedAttempt(test, stored.last, stored) : stored.last;
  const standing = { ...stored, last };
  const [readings, opening, balance, certificateId, articleSlug, liking] = await Promise.all([
    readingsOf(ctx, test),
    findOpen(ctx.db, { userId, itemId: test.itemId }),
    space.balanceOf(ctx.db, userId, test.mark.slug),
    certificateOfTest(ctx.db, { userId, testId: id }),
    articleSlugOf(ctx, id),
    likingOf(ctx, userId, test.itemId),
  ]);
  if (!opening && !lock) await recordOpening(ctx, test.itemId);
  const facts = { standing, balance, certificateId, readings, articleSlug, ...liking };
  return presentTest(test, facts, ctx.now());
}
