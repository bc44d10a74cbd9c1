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
import { tests } from './tests';
import { users } from './users';
import type { PlayedRange, StoredImage } from './types';

/**
 * One row per article, video and test, so that one indexed list holds them all. Triggers keep it equal to its
 * subject: never write it by hand (migration `learning_items_follow`).
 */
export const learningItems = pgTable(
  'learning_items',
  {
    id: id(),
    type: text({ enum: ['article', 'video', 'test', 'express-training'] }).notNull(),
    articleId: ref().references(() => articles.id, { onDelete: 'cascade' }),
    testId: ref().references(() => tests.id, { onDelete: 'cascade' }),
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
  },
  (t) => [
    check('learning_items_one_subject', sql`num_nonnulls(article_id, test_id) = 1`),
    uniqueIndex().on(t.articleId),
    uniqueIndex().on(t.testId),
    index().on(t.isPublished, t.publishedAt),
    index().on(t.type, t.publishedAt),
    index().on(t.markId, t.type, t.publishedAt),
    index('learning_items_title_sort_index').on(sql`title collate "und-x-icu"`),
    index('learning_items_text_index').using(
      'gin',
      sql`translate(lower(title || ' ' || description), 'ё', 'е') gin_trgm_ops`,
    ),
  ],
);

export const tags = pgTable('tags', { id: id(), slug: text().notNull(), title: text().notNull() }, (t) => [
  uniqueIndex().on(t.slug),
]);

/** Tags of articles, videos and tests alike; `novinki` means new. */
export const learningItemTags = pgTable(
  'learning_item_tags',
  {
    itemId: ref()
      .notNull()
      .references(() => learningItems.id, { onDelete: 'cascade' }),
    tagId: ref()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.tagId] }), index().on(t.tagId)],
);

export const learningFavorites = pgTable(
  'learning_favorites',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    itemId: ref()
      .notNull()
      .references(() => learningItems.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] }), index().on(t.itemId)],
);

/** How far a person is with an item. Finished when `lastAccrualPointsAt` or `finishedAt` is set. */
export const learningProgress = pgTable(
  'learning_progress',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    itemId: ref()
      .notNull()
      .references(() => learningItems.id, { onDelete: 'cascade' }),
    startedAt: createdAt(),
    finishedAt: moment(),
    lastAccrualPointsAt: moment(),
    /** From then on it may be passed again. */
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

export const articleReads = pgTable(
  'article_reads',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    articleId: ref()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    readAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.articleId] }), index().on(t.articleId)],
);

/** What was really watched, per device (programme rule: 70 % on one device). */
export const videoWatches = pgTable(
  'video_watches',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    articleId: ref()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    ranges: jsonb().$type<PlayedRange[]>().notNull().default([]),
    countedSeconds: doublePrecision().notNull().default(0),
    /** The clock a next report is measured against. */
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
    userId: ref()
      .notNull()
      .references(() => users.id),
    rateableType: text({ enum: ['article', 'product', 'learning'] }).notNull(),
    rateableId: ref().notNull(),
    rating: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.userId, t.rateableType, t.rateableId), index().on(t.rateableType, t.rateableId)],
);
