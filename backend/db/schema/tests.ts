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
 * Tests as lists show them: brand, dates, and a copy of the published version's head (of the draft's while none is
 * published). Questions are in `testRevisions`.
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
    /** Plain tests only: what a wrong option of a multiple choice costs. */
    multipleChoiceScoring: text({ enum: MULTIPLE_CHOICE_SCORING }).notNull().default('right-minus-wrong'),
    /** Maximum points, rounded as in `lib/domain/scoring`: halves go up. */
    maxPoints: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(0, floor(count_points * greatest(0, points_multiplier) + 0.5))::integer`,
      ),
    image: jsonb().$type<StoredImage>(),
    fileId: uuid(),
    /** Video that the test belongs to; the foreign key is in a hand-written migration (articles point at tests). */
    videoId: ref(),
    startDate: moment(),
    endDate: moment(),
    /** Month of the education programme, whose tests the core never shows; null: a test of the core. */
    programmeMonthId: ref().references(() => programmeMonths.id),
    /** Sort key among the steps of the month. */
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
 * Versions of a test with its questions and points: at most one draft and one published version. A published version is
 * never changed (a trigger refuses it), so an attempt is scored by the questions that its person was asked.
 */
export const testRevisions = pgTable(
  'test_revisions',
  {
    id: id(),
    testId: ref()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    /** Counted from 1 in each test. */
    number: integer().notNull(),
    state: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    content: jsonb().$type<TestContent>().notNull(),
    questionsCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(content -> 'questions')`),
    authorId: ref().references(() => users.id),
    createdAt: createdAt(),
    publishedAt: moment(),
    /** When the next version replaced this one. */
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
 * Words of the questions of drafts and published versions, for search. A trigger keeps them equal to the versions
 * (migration `question_words`): never write them by hand.
 */
export const questionWords = pgTable(
  'question_words',
  {
    revisionId: ref()
      .notNull()
      .references(() => testRevisions.id, { onDelete: 'cascade' }),
    /** Counted from 1 in each version. */
    place: integer().notNull(),
    /** Texts of the question and of its options, by `fold_letters`. */
    folded: text().notNull(),
    /** Word stems of the same texts. */
    stems: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.revisionId, t.place] }),
    index('question_words_folded_index').using('gin', t.folded.op('gin_trgm_ops')),
    index('question_words_stems_index').using('gin', t.stems),
  ],
);

/** Quality problems of a published version, counted by a job: a list cannot read every answer. */
export const testQuality = pgTable('test_quality', {
  revisionId: ref()
    .primaryKey()
    .references(() => testRevisions.id, { onDelete: 'cascade' }),
  /** Number of questions with a remark. */
  problems: integer().notNull(),
  /** Number of sent attempts when counted. */
  attempts: integer().notNull(),
  countedAt: moment().notNull(),
});

/** A person's attempts at a test. An attempt is open while `submittedAt` is null; at most one is open. */
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
    /** Version that the attempt is asked and scored by, even if another one is published later. */
    revisionId: ref()
      .notNull()
      .references(() => testRevisions.id),
    answers: jsonb().$type<SavedAnswer[]>().notNull().default([]),
    startedAt: createdAt(),
    savedAt: createdAt(),
    submittedAt: moment(),
    result: jsonb().$type<StoredTestResult>(),
    /**
     * When counting the attempt at the close of its programme last failed: it is retried and does not stop the others.
     */
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
