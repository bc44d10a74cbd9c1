import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import type { SavedSurveyAnswer, StoredImage, SurveyContent } from './types';
import { users } from './users';

/** Surveys as lists show them, with a copy of the published version's head (of the draft's while none is published). */
export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    slug: text().notNull(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Points paid once, whatever the answers. */
    countPoints: integer().notNull().default(0),
    image: jsonb().$type<StoredImage>(),
    isHidden: boolean().notNull().default(false),
    isArchived: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(false),
    publishedAt: moment(),
    startDate: moment(),
    endDate: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [uniqueIndex('surveys_slug_index').on(t.slug), index().on(t.markId, t.publishedAt)],
);

/** Versions of a survey, like `test_revisions`: a published version is never changed. */
export const surveyRevisions = pgTable(
  'survey_revisions',
  {
    id: id(),
    surveyId: ref()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    /** Counted from 1 in each survey. */
    number: integer().notNull(),
    state: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    content: jsonb().$type<SurveyContent>().notNull(),
    questionsCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(content -> 'questions')`),
    authorId: ref().references(() => users.id),
    createdAt: createdAt(),
    publishedAt: moment(),
    retiredAt: moment(),
  },
  (t) => [
    uniqueIndex('survey_revisions_number_index').on(t.surveyId, t.number),
    uniqueIndex('survey_revisions_draft_index')
      .on(t.surveyId)
      .where(sql`state = 'draft'`),
    uniqueIndex('survey_revisions_published_index')
      .on(t.surveyId)
      .where(sql`state = 'published'`),
    index().on(t.authorId),
  ],
);

/** A person's response to a survey, one per person; it is not sent yet while `submittedAt` is null. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    surveyId: ref()
      .notNull()
      .references(() => surveys.id),
    /** Version that the response answers, even if another one is published later. */
    revisionId: ref()
      .notNull()
      .references(() => surveyRevisions.id),
    answers: jsonb().$type<SavedSurveyAnswer[]>().notNull().default([]),
    /** Ids of the questions asked, given these answers. */
    asked: jsonb().$type<string[]>().notNull().default([]),
    startedAt: createdAt(),
    savedAt: createdAt(),
    submittedAt: moment(),
    /** Points paid for a sent response. */
    points: integer(),
  },
  (t) => [
    uniqueIndex('survey_responses_person_index').on(t.userId, t.surveyId),
    index().on(t.surveyId, t.submittedAt),
    index().on(t.revisionId),
  ],
);

/** Answers in people's own words, of sent responses; moderators hide them, or count them as an option. */
export const surveyOwnAnswers = pgTable(
  'survey_own_answers',
  {
    id: id(),
    responseId: ref()
      .notNull()
      .references(() => surveyResponses.id, { onDelete: 'cascade' }),
    surveyId: ref()
      .notNull()
      .references(() => surveys.id),
    questionId: text().notNull(),
    text: text().notNull(),
    hiddenAt: moment(),
    hiddenById: ref().references(() => users.id),
    /** The answer means the same as an option, or as another own answer: at most one of the two. */
    mergedOptionId: text(),
    mergedIntoId: ref().references((): AnyPgColumn => surveyOwnAnswers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('survey_own_answers_question_index').on(t.responseId, t.questionId),
    index().on(t.surveyId, t.questionId),
    index().on(t.hiddenById),
    index().on(t.mergedIntoId),
    check('survey_own_answers_merged_once', sql`num_nonnulls(merged_option_id, merged_into_id) <= 1`),
    check('survey_own_answers_not_itself', sql`merged_into_id <> id`),
  ],
);
