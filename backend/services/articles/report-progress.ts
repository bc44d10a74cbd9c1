import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { progressBody, viewProgress } from '@/api/articles/schemas';
import { percentOf, watchedShare } from '@/lib/domain/watching';
import type { Of } from '@/lib/json-api/resource';
import { articles } from '../../db/schema/articles';
import { learningItems } from '../../db/schema/learning';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { CORE } from '../spaces/core';
import type { Space } from '../spaces/space';
import { viewAvailable } from './present-article';
import { recordRead } from './record-read';
import { recordWatch } from './record-watch';

async function findItem(ctx: Ctx, id: string, space: Space) {
  const [found] = await ctx.db
    .select({
      id: articles.id,
      kind: articles.kind,
      markId: articles.markId,
      title: articles.title,
      points: articles.points,
      durationSeconds: articles.durationSeconds,
      viewAvailable: articles.viewAvailable,
      startDate: articles.startDate,
      endDate: articles.endDate,
      itemId: learningItems.id,
      monthId: articles.programmeMonthId,
    })
    .from(articles)
    .innerJoin(learningItems, eq(learningItems.articleId, articles.id))
    .where(and(eq(articles.id, id), space.shownArticles(ctx.now())));
  if (!found) throw notFound('Такой статьи нет.', 'article-missing');
  return found;
}

/**
 * Records that an article was read, or which ranges of a video were played since its opening (`lib/domain/watching`).
 * Idempotent. The video's length is the stored one, never the player's. Errors: 404; 409 `view-unavailable` outside a
 * video's dates; 422 `page-required` if the person has not opened the page.
 */
export async function reportProgress(
  ctx: Ctx,
  id: string,
  { ranges, deviceId }: z.output<typeof progressBody>,
  space: Space = CORE,
): Promise<Of<typeof viewProgress>> {
  const userId = viewerOf(ctx).id;
  const found = await findItem(ctx, id, space);
  if (found.kind === 'article') {
    await recordRead(ctx, userId, found);
    return { id, progress: 100, countedSeconds: 0, watchedRanges: [], finished: true, pointsAwarded: 0 };
  }
  if (!viewAvailable(found, ctx.now())) {
    throw new AppError(409, 'view-unavailable', 'Сейчас это видео недоступно для просмотра.');
  }
  const duration = found.durationSeconds ?? 0;
  const watched = await recordWatch(
    ctx,
    { ...found, duration, space },
    { userId, deviceId, reported: ranges },
  );
  return {
    id,
    progress: percentOf(watchedShare(watched.ranges, duration)),
    countedSeconds: Math.round(watched.counted * 10) / 10,
    watchedRanges: watched.ranges,
    finished: watched.finished,
    pointsAwarded: watched.pointsAwarded,
  };
}
