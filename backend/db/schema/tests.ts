import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { users } from './users';
import type { SavedAnswer, StoredImage, StoredTestResult } from './types';

export const tests = pgTable(
  'tests',
  {
    id: id(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    isHidden: boolean().notNull().default(false),
    isArchived: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(true),
    publishedAt: moment(),
    countPoints: integer().notNull().default(0),
    /** Above zero: an express test. */
    availableErrorsCount: integer().notNull().default(0),
    pointsMultiplier: doublePrecision().notNull().default(1),
    /** Of a plain test: what a wrong option of a multiple choice costs. */
    multipleChoiceScoring: text({ enum: MULTIPLE_CHOICE_SCORING }).notNull().default('right-minus-wrong'),
    /** The most it pays, rounded as `lib/domain/scoring` rounds: halves go up. */
    maxPoints: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(0, floor(count_points * greatest(0, points_multiplier) + 0.5))::integer`,
      ),
    image: jsonb().$type<StoredImage>(),
    fileId: uuid(),
    /** The video it belongs to; its foreign key is in a hand-written migration (articles point at tests). */
    videoId: ref(),
    startDate: moment(),
    endDate: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.markId, t.publishedAt), index().on(t.videoId)],
);

export const questions = pgTable(
  'questions',
  {
    id: id(),
    testId: ref()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    type: text({ enum: ['single_choice', 'multiple_choice'] }).notNull(),
    image: jsonb().$type<StoredImage>(),
    fileId: uuid(),
    position: integer().notNull().default(0),
  },
  (t) => [index().on(t.testId, t.position)],
);

export const options = pgTable(
  'options',
  {
    id: id(),
    questionId: ref()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    fileId: uuid(),
    isRight: boolean().notNull().default(false),
    countPoints: integer().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (t) => [index().on(t.questionId, t.position)],
);

/** A person's go at a test: open while `submittedAt` is null, one open at a time. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    testId: ref()
      .notNull()
      .references(() => tests.id),
    answers: jsonb().$type<SavedAnswer[]>().notNull().default([]),
    startedAt: createdAt(),
    savedAt: createdAt(),
    submittedAt: moment(),
    result: jsonb().$type<StoredTestResult>(),
  },
  (t) => [
    uniqueIndex('attempts_open_index')
      .on(t.userId, t.testId)
      .where(sql`submitted_at is null`),
    index().on(t.userId, t.testId, t.submittedAt),
    index().on(t.testId),
    // the report of unusual activity reads a period
    index().on(t.submittedAt),
  ],
);
