import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { modules } from './modules';
import { surveys } from './surveys';
import { tests } from './tests';
import { users } from './users';
import type { PlayedRange, StoredImage } from './types';

const ofUser = () =>
  ref()
    .notNull()
    .references(() => users.id);
const ofArticle = () =>
  ref()
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' });
const ofItem = () =>
  ref()
    .notNull()
    .references(() => learningItems.id, { onDelete: 'cascade' });

/**
 * One row per article, video, test, module and survey, so that one indexed list holds them all. Triggers keep each row
 * equal to its subject: never write it by hand (migration `learning_items_follow`).
 */
export const learningItems = pgTable(
  'learning_items',
  {
    id: id(),
    type: text({
      enum: ['article', 'video', 'test', 'express-training', 'interactive_module', 'survey'],
    }).notNull(),
    articleId: ref().references(() => articles.id, { onDelete: 'cascade' }),
    testId: ref().references(() => tests.id, { onDelete: 'cascade' }),
    moduleId: ref().references(() => modules.id, { onDelete: 'cascade' }),
    surveyId: ref().references(() => surveys.id, { onDelete: 'cascade' }),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    slug: text(),
    preview: jsonb().$type<StoredImage>(),
    points: integer().notNull().default(0),
    isPublished: boolean().notNull().default(true),
    publishedAt: moment(),
    startDate: moment(),
    endDate: moment(),
    /** Likes of the item itself, kept by triggers on `ratings`; an article's are in its own row. */
    likeCount: integer().notNull().default(0),
  },
  (t) => [
    check('learning_items_one_subject', sql`num_nonnulls(article_id, test_id, module_id, survey_id) = 1`),
    uniqueIndex().on(t.articleId),
    uniqueIndex().on(t.testId),
    uniqueIndex().on(t.moduleId),
    uniqueIndex().on(t.surveyId),
    index().on(t.isPublished, t.publishedAt),
    index().on(t.type, t.publishedAt),
    index().on(t.markId, t.type, t.publishedAt),
    index('learning_items_title_sort_index').on(sql`title collate "und-x-icu"`),
    index('learning_items_dated_index')
      .on(t.id)
      .where(sql`start_date is not null or end_date is not null`),
    index('learning_items_folded_index').using(
      'gin',
      sql`fold_letters(title || ' ' || description) gin_trgm_ops`,
    ),
  ],
);

/**
 * Numbers of published items without start and end dates, by type and mark. Kept by triggers: never write it by hand.
 */
export const learningCounts = pgTable(
  'learning_counts',
  {
    type: text().notNull(),
    markId: ref()
      .notNull()
      .references(() => marks.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.markId] }), index().on(t.markId)],
);

export const tags = pgTable('tags', { id: id(), slug: text().notNull(), title: text().notNull() }, (t) => [
  uniqueIndex().on(t.slug),
]);

/** Tags of articles, videos and tests alike; `novinki` means new. */
export const learningItemTags = pgTable(
  'learning_item_tags',
  {
    itemId: ofItem(),
    tagId: ref()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.tagId] }), index().on(t.tagId)],
);

export const learningFavorites = pgTable(
  'learning_favorites',
  {
    userId: ofUser(),
    itemId: ofItem(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] }), index().on(t.itemId)],
);

/** Progress of a person in an item. Finished when `lastAccrualPointsAt` or `finishedAt` is set. */
export const learningProgress = pgTable(
  'learning_progress',
  {
    userId: ofUser(),
    itemId: ofItem(),
    startedAt: createdAt(),
    finishedAt: moment(),
    lastAccrualPointsAt: moment(),
    /** The item can be passed again from this time on. */
    repeatAt: moment(),
    score: integer(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index().on(t.itemId),
    index().on(t.userId, t.updatedAt),
  ],
);

/**
 * A person's openings of an item, from opening its page until it is finished. At most one opening per person and item
 * is open; opening the page again, on any device, does not create another.
 */
export const learningOpenings = pgTable(
  'learning_openings',
  {
    id: id(),
    userId: ofUser(),
    itemId: ofItem(),
    openedAt: createdAt(),
    finishedAt: moment(),
    /**
     * End of the opening's least duration on the person's single timeline of such durations (`lib/domain/openings`).
     */
    countedUntil: moment(),
  },
  (t) => [
    uniqueIndex('learning_openings_open_index')
      .on(t.userId, t.itemId)
      .where(sql`finished_at is null`),
    index().on(t.userId, t.countedUntil),
    index().on(t.itemId, t.finishedAt),
  ],
);

export const articleReads = pgTable(
  'article_reads',
  {
    userId: ofUser(),
    articleId: ofArticle(),
    readAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.articleId] }), index().on(t.articleId)],
);

/** Parts of a video that a person has watched, per device (programme rule: 70 % on one device). */
export const videoWatches = pgTable(
  'video_watches',
  {
    userId: ofUser(),
    articleId: ofArticle(),
    deviceId: text().notNull(),
    ranges: jsonb().$type<PlayedRange[]>().notNull().default([]),
    countedSeconds: doublePrecision().notNull().default(0),
    /** Time of the last report, against which the next one is measured. */
    lastReportAt: moment().notNull(),
    finishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.articleId, t.deviceId] }), index().on(t.articleId)],
);

export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    userId: ofUser(),
    rateableType: text({ enum: ['article', 'product', 'learning'] }).notNull(),
    rateableId: ref().notNull(),
    rating: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.userId, t.rateableType, t.rateableId), index().on(t.rateableType, t.rateableId)],
);
