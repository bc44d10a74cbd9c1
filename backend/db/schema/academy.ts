import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { tests } from './tests';
import type { StoredImage } from './types';
import { users } from './users';

/** Links to reviews that people have written on other sites; an approved review pays once. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    title: text().notNull(),
    link: text().notNull(),
    status: text({ enum: ['on_moderation', 'approved', 'rejected'] })
      .notNull()
      .default('on_moderation'),
    /** Points paid for the approval. */
    pointsCount: integer().notNull().default(0),
    /** Why it was rejected, for its author. */
    reason: text(),
    moderatorId: ref().references(() => users.id),
    moderatedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.status, t.createdAt),
    index().on(t.markId),
    index().on(t.moderatorId),
    // the same link is paid to one person once
    uniqueIndex('reviews_link_once').on(t.userId, sql`lower(link)`),
  ],
);

export const courses = pgTable(
  'courses',
  { id: id(), slug: text().notNull(), title: text().notNull(), description: text().notNull().default('') },
  (t) => [uniqueIndex().on(t.slug)],
);

/** A step refers to an article, a video or a test of the portal; steps are ordered by slug. */
export const courseSteps = pgTable(
  'course_steps',
  {
    id: id(),
    courseId: ref()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    articleId: ref().references(() => articles.id, { onDelete: 'cascade' }),
    testId: ref().references(() => tests.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex().on(t.courseId, t.slug),
    index().on(t.articleId),
    index().on(t.testId),
    check('course_steps_one_subject', sql`num_nonnulls(article_id, test_id) = 1`),
  ],
);
