import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { isShownTest } from '../authoring/states';
import type { PlayedRange } from '../../db/schema/types';
import type { Chapter } from '@/lib/domain/chapters';
import { articleCategories, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import {
  learningFavorites,
  learningItems,
  learningItemTags,
  learningProgress,
  ratings,
  tags,
  videoWatches,
} from '../../db/schema/learning';
import { tests } from '../../db/schema/tests';
import { viewerOf, type Ctx } from '../../http/context';
import { isOpened } from '../learnings/openings';
import { testPassed } from '../learnings/test-passed';

interface Named {
  id: string;
  slug: string;
  title: string;
}

/** Columns that cards do not show are not selected: every page of news reads a list of 24. */
const {
  content: _content,
  images: _images,
  markId: _markId,
  testId: _testId,
  updatedAt: _updatedAt,
  likeCount: _likeCount,
  chapters: _chapters,
  ...columns
} = getTableColumns(articles);

const likesOf = sql`${ratings.rateableType} = 'article' and ${ratings.rateableId} = ${articles.id} and ${ratings.rating} > 0`;

const named = (table: typeof tags | typeof categories) =>
  sql`json_build_object('id', ${table.id}::text, 'slug', ${table.slug}, 'title', ${table.title})`;

const tagList = sql<Named[]>`(
  select coalesce(json_agg(${named(tags)} order by ${tags.title}), '[]')
  from ${learningItemTags} join ${tags} on ${tags.id} = ${learningItemTags.tagId}
  where ${learningItemTags.itemId} = ${learningItems.id})`;

const categoryList = sql<Named[]>`(
  select coalesce(json_agg(${named(categories)} order by ${categories.position}), '[]')
  from ${articleCategories} join ${categories} on ${categories.id} = ${articleCategories.categoryId}
  where ${articleCategories.articleId} = ${articles.id})`;

/**
 * Columns that depend on the reader (own rating, favourite, passed test), looked up by keys inside the one query: no
 * query per item.
 */
function factsOf(userId: string, now: Date) {
  return {
    likeCount: articles.likeCount,
    ratingId: sql<string | null>`(
      select ${ratings.id}::text from ${ratings} where ${likesOf} and ${ratings.userId} = ${userId}::bigint)`,
    isFavorite: sql<boolean>`exists (
      select 1 from ${learningFavorites}
      where ${learningFavorites.userId} = ${userId}::bigint and ${learningFavorites.itemId} = ${learningItems.id})`,
    testPassed: testPassed(userId, now, articles.testId),
  };
}

/** Ranges of the device that has watched most: the 70 % must be watched on one device. */
const watchOf = (userId: string) => sql<PlayedRange[] | null>`(
  select ${videoWatches.ranges} from ${videoWatches}
  where ${videoWatches.userId} = ${userId}::bigint and ${videoWatches.articleId} = ${articles.id}
  order by ${videoWatches.countedSeconds} desc limit 1)`;

interface DeviceRanges {
  deviceId: string;
  ranges: PlayedRange[];
}

const watchesOf = (userId: string) => sql<DeviceRanges[]>`(
  select coalesce(json_agg(json_build_object('deviceId', ${videoWatches.deviceId}, 'ranges', ${videoWatches.ranges})), '[]')
  from ${videoWatches}
  where ${videoWatches.userId} = ${userId}::bigint and ${videoWatches.articleId} = ${articles.id})`;

const nothing = <T>() => sql<T | null>`null`;

export interface Extras {
  /** The text itself; for single articles only. */
  content?: boolean;
  categories?: boolean;
  /** Watched ranges; useless where there are articles only. */
  watch?: boolean;
}

/** Selects articles and videos with everything a card shows to one reader, and with the requested extras. */
export function selectArticles(
  { db, viewer, now }: Pick<Ctx, 'db' | 'viewer' | 'now'>,
  where: SQL | undefined,
  extras: Extras,
) {
  const { id: userId } = viewerOf({ viewer });
  return db
    .select({
      article: columns,
      updatedAt: extras.content ? articles.updatedAt : nothing<Date>(),
      chapters: extras.content ? articles.chapters : nothing<Chapter[]>(),
      content: extras.content ? sql<string | null>`${articles.content}` : nothing<string>(),
      mark: { slug: marks.slug, name: marks.name },
      finishedAt: learningProgress.finishedAt,
      tags: tagList,
      categories: extras.categories ? categoryList : nothing<Named[]>(),
      watched: extras.watch ? watchOf(userId) : nothing<PlayedRange[]>(),
      watches: extras.content ? watchesOf(userId) : nothing<DeviceRanges[]>(),
      itemId: learningItems.id,
      isOpened: extras.content ? isOpened(userId, learningItems.id) : nothing<boolean>(),
      test: {
        id: tests.id,
        title: tests.title,
        points: tests.maxPoints,
      },
      ...factsOf(userId, now()),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .innerJoin(learningItems, eq(learningItems.articleId, articles.id))
    .leftJoin(
      learningProgress,
      and(eq(learningProgress.itemId, learningItems.id), eq(learningProgress.userId, userId)),
    )
    .leftJoin(tests, and(eq(tests.id, articles.testId), isShownTest(tests, now())))
    .where(where);
}

export type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];
