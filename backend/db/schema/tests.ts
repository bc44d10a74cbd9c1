import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { programmeMonths } from './programme';
import { tsvector } from './search';
import { users } from './users';
import type { SavedAnswer, StoredImage, StoredTestResult, TestContent } from './types';

/**
 * A test as lists show it: whose it is, when it is open, and copies of its published version's head (a draft's own until
 * there is one). What it asks is in `testRevisions`.
 */
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
    /** Of the education programme, which the core never shows; null: the core's own. */
    programmeMonthId: ref().references(() => programmeMonths.id),
    /** Steps of the month are ordered by it. */
    stepSlug: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.markId, t.publishedAt),
    index().on(t.videoId),
    index()
      .on(t.programmeMonthId)
      .where(sql`programme_month_id is not null`),
  ],
);

/**
 * What a test asks and pays, version by version: one draft and one published version at a time. What was published is
 * never written again (a trigger refuses it), so an attempt is scored by what its person was asked.
 */
export const testRevisions = pgTable(
  'test_revisions',
  {
    id: id(),
    testId: ref()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    /** From 1, in each test. */
    number: integer().notNull(),
    state: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    content: jsonb().$type<TestContent>().notNull(),
    questionsCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(content -> 'questions')`),
    authorId: ref().references(() => users.id),
    createdAt: createdAt(),
    publishedAt: moment(),
    /** When the next one came in its place. */
    retiredAt: moment(),
  },
  (t) => [
    uniqueIndex('test_revisions_number_index').on(t.testId, t.number),
    uniqueIndex('test_revisions_draft_index')
      .on(t.testId)
      .where(sql`state = 'draft'`),
    uniqueIndex('test_revisions_published_index')
      .on(t.testId)
      .where(sql`state = 'published'`),
    index().on(t.authorId),
  ],
);

/**
 * Words of the questions of drafts and published versions, to search by. A trigger keeps them equal to the versions
 * (migration `question_words`): never write them by hand.
 */
export const questionWords = pgTable(
  'question_words',
  {
    revisionId: ref()
      .notNull()
      .references(() => testRevisions.id, { onDelete: 'cascade' }),
    /** From 1, in its version. */
    place: integer().notNull(),
    /** What it asks and what may be answered, by `fold_letters`. */
    folded: text().notNull(),
    /** Stems of the same. */
    stems: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.revisionId, t.place] }),
    index('question_words_folded_index').using('gin', t.folded.op('gin_trgm_ops')),
    index('question_words_stems_index').using('gin', t.stems),
  ],
);

/** What is wrong with the questions of a published version, counted by a job: a list can't read every answer. */
export const testQuality = pgTable('test_quality', {
  revisionId: ref()
    .primaryKey()
    .references(() => testRevisions.id, { onDelete: 'cascade' }),
  /** Questions with a remark. */
  problems: integer().notNull(),
  /** Sent ones, when it was counted. */
  attempts: integer().notNull(),
  countedAt: moment().notNull(),
});

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
    /** The version it is asked and scored by, whatever is published meanwhile. */
    revisionId: ref()
      .notNull()
      .references(() => testRevisions.id),
    answers: jsonb().$type<SavedAnswer[]>().notNull().default([]),
    startedAt: createdAt(),
    savedAt: createdAt(),
    submittedAt: moment(),
    result: jsonb().$type<StoredTestResult>(),
    /** When it could last not be counted at the close of its programme: it is tried again, and stops nobody. */
    closeFailedAt: moment(),
  },
  (t) => [
    uniqueIndex('attempts_open_index')
      .on(t.userId, t.testId)
      .where(sql`submitted_at is null`),
    index().on(t.userId, t.testId, t.submittedAt),
    index().on(t.testId),
    index().on(t.revisionId),
    // the report of unusual activity reads a period
    index().on(t.submittedAt),
  ],
);
