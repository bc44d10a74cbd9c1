import type { article } from '@/api/articles/schemas';
import { isLocked, NEW_TAG } from '@/lib/domain/learning';
import { mergeRanges, percentOf, watchedShare } from '@/lib/domain/watching';
import type { Of } from '@/lib/json-api/resource';
import type { PlayedRange } from '../../db/schema/types';
import type { ArticleRow } from './article-row';
import { cleanHtml } from '@/lib/html/clean-html';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Whether a video may be played now: allowed, and between its dates. */
export function viewAvailable(
  video: { viewAvailable: boolean; startDate: Date | null; endDate: Date | null },
  now: Date,
): boolean {
  return video.viewAvailable && !isLocked(video, now);
}

function videoFields({ article: row, watched, watches, chapters, finishedAt }: ArticleRow, now: Date) {
  const duration = row.durationSeconds ?? 0;
  const ranges = watched ?? [];
  const available = viewAvailable(row, now);
  const isVideo = row.kind === 'video';
  return {
    subtitle: row.subtitle,
    points: row.points,
    videoId: isVideo ? row.id : null,
    videoUrl: available ? (row.vimeoUrl ?? row.videoMp4Url ?? row.videoWebmUrl) : null,
    videoWebmUrl: available ? row.videoWebmUrl : null,
    captionsUrl: available ? row.captionsUrl : null,
    isVimeo: row.vimeoUrl !== null,
    durationSeconds: row.durationSeconds,
    progress: percentOf(watchedShare(ranges, duration)),
    watchedRanges: mergeRanges(ranges, duration).map(([from, to]): PlayedRange => [from, to]),
    ...(isVideo && watches ? { watches } : {}),
    ...(isVideo && chapters && chapters.length > 0 ? { chapters } : {}),
    finished: finishedAt !== null,
    startDate: iso(row.startDate),
    endDate: iso(row.endDate),
    viewAvailable: available,
  };
}

/**
 * Converts a row to the wire format, with the requested relations. Progress of an article is 100 once it was read, else
 * 0.
 */
export function presentArticle(
  found: ArticleRow,
  { now, include = [] }: { now: Date; include?: readonly string[] | undefined },
): Of<typeof article> {
  const { article: row, content, mark, test } = found;
  const isRead = row.kind === 'article' && found.finishedAt !== null;
  const video = videoFields(found, now);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    brand: mark.slug,
    markName: mark.name,
    image: row.preview,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    isNew: found.tags.some(({ slug }) => slug === NEW_TAG),
    isLiked: found.ratingId !== null,
    likeCount: found.likeCount,
    ratingId: found.ratingId,
    isFavorite: found.isFavorite,
    needErid: row.needErid,
    eridToken: row.eridToken,
    eridSource: row.eridSource,
    ...(include.includes('categories') ? { categories: found.categories ?? [] } : {}),
    ...(include.includes('tags') ? { tags: found.tags } : {}),
    entries: row.kind,
    content: content === null ? null : cleanHtml(content),
    ...(found.updatedAt ? { updatedAt: found.updatedAt.toISOString() } : {}),
    readMinutes: row.readMinutes,
    isRead,
    testId: test?.id ?? null,
    testTitle: test?.title ?? null,
    testPoints: found.testPassed ? null : (test?.points ?? null),
    testPassed: found.testPassed,
    ...video,
    ...(row.kind === 'article' ? { progress: isRead ? 100 : 0, finished: isRead } : {}),
  };
}
