import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Chapter } from '@/lib/domain/chapters';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { programmeMonths } from './programme';
import { tests } from './tests';
import type { StoredImage } from './types';

/** Articles and videos: a video is an article of kind `video` (specification, section 7). */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    kind: text({ enum: ['article', 'video'] })
      .notNull()
      .default('article'),
    slug: text().notNull(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    title: text().notNull(),
    subtitle: text(),
    description: text().notNull().default(''),
    /** Sanitised HTML. */
    content: text().notNull().default(''),
    /** 0 draft, 1 published, 2 archived. */
    status: integer().notNull().default(1),
    publishedAt: moment(),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    testId: ref().references(() => tests.id),
    preview: jsonb().$type<StoredImage>(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    /** Points paid for watching (videos). */
    points: integer().notNull().default(0),
    videoWebmUrl: text(),
    videoMp4Url: text(),
    captionsUrl: text(),
    durationSeconds: integer(),
    /** Ordered by start time (videos). */
    chapters: jsonb().$type<Chapter[]>().notNull().default([]),
    /** Articles only. */
    readMinutes: integer(),
    /** Address of a video at Vimeo, as pasted; Vimeo's player plays it, after a click. */
    vimeoUrl: text(),
    viewAvailable: boolean().notNull().default(true),
    startDate: moment(),
    endDate: moment(),
    /** Month of the education programme, whose articles the core never shows; null: an article of the core. */
    programmeMonthId: ref().references(() => programmeMonths.id),
    /** Sort key among the steps of the month. */
    stepSlug: text(),
    /** Kept by triggers on `ratings`. */
    likeCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.kind, t.status, t.publishedAt),
    index().on(t.markId, t.kind, t.publishedAt),
    index().on(t.testId),
    index()
      .on(t.programmeMonthId)
      .where(sql`programme_month_id is not null`),
    index('articles_likes_index').on(t.kind, t.status, t.likeCount, t.publishedAt, t.id),
    index('articles_title_sort_index').on(sql`title collate "und-x-icu"`),
  ],
);

export const categories = pgTable(
  'categories',
  { id: id(), slug: text().notNull(), title: text().notNull(), position: integer().notNull().default(0) },
  (t) => [uniqueIndex().on(t.slug)],
);

export const articleCategories = pgTable(
  'article_categories',
  {
    articleId: ref()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    categoryId: ref()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.categoryId] }), index().on(t.categoryId)],
);

/**
 * Numbers of published articles and videos with a date, per kind, mark and category (0: any). Kept by triggers, so that
 * a list of ten thousand costs as much as a list of a hundred: never write it by hand.
 */
export const articleCounts = pgTable(
  'article_counts',
  {
    kind: text({ enum: ['article', 'video'] }).notNull(),
    markId: ref()
      .notNull()
      .references(() => marks.id, { onDelete: 'cascade' }),
    categoryId: ref().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.markId, t.categoryId] }), index().on(t.markId)],
);
