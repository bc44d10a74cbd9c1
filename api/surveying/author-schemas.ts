import { z } from 'zod';
import { AUTHORED_STATES } from '@/lib/domain/authored-state';
import { SURVEY_LIMITS } from '@/lib/domain/survey-authoring';
import { resource } from '@/lib/json-api/resource';
import { image, instant, lettersSlug, list, ownImage, paging, rowId } from '../core/shapes';
import { surveyRule } from '../surveys/schemas';
import { statesBodyOf } from '../testing/list-schemas';
import { questionType } from '../tests/schemas';

const amount = z.number().int().min(0);

/** A survey as its authors see it: the draft, else the published version. */
export const authoredSurvey = resource(
  'surveys-authored',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** Mark slug. */
    markId: z.string(),
    image: image.nullable(),
    countPoints: amount,
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    /** Planned publication of a survey that nobody sees yet; null: at once when it is published. */
    dueAt: instant.nullable(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        type: questionType,
        image: image.nullable(),
        isRequired: z.boolean(),
        ownAnswerAllowed: z.boolean(),
        options: z.array(z.object({ id: z.string(), text: z.string(), image: image.nullable() })),
      }),
    ),
    dependentQuestion: z.array(surveyRule),
    state: z.enum(AUTHORED_STATES),
    isPublished: z.boolean(),
    isHidden: z.boolean(),
    isArchived: z.boolean(),
    /** Whether there is an unpublished draft. */
    hasDraft: z.boolean(),
    /** Number of the published version; null before the first one. */
    publishedRevision: z.number().int().nullable(),
    publishedAt: instant.nullable(),
    /** Number of people who have sent it. */
    responsesCount: amount,
    updatedAt: instant,
  }),
);

/** A row of the authors' list. */
export const surveyRow = resource(
  'surveys-authored',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    /** Mark slug. */
    markId: z.string(),
    markName: z.string(),
    image: image.nullable(),
    questionsCount: amount,
    countPoints: amount,
    state: z.enum(AUTHORED_STATES),
    hasDraft: z.boolean(),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    /** When it was published, or will be. */
    publishedAt: instant.nullable(),
    responsesCount: amount,
    updatedAt: instant,
    changedBy: z.string().nullable(),
  }),
);

const SURVEY_SORTS = ['-updatedAt', 'updatedAt', 'title', '-title', '-responses', 'responses'] as const;

export const surveysQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** Without it: all states but the archive. */
      state: z.enum(AUTHORED_STATES).optional(),
      mark: list.optional(),
      /** Author of any version of the survey. */
      author: rowId.optional(),
      /** Moscow days between which the survey was created, inclusive. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
  sort: z.enum(SURVEY_SORTS).optional(),
  allow_sector: z.enum(['0', '1']).optional(),
});

const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);

const optionBody = z.strictObject({
  id: z.string().max(40).optional(),
  text: text(SURVEY_LIMITS.option),
  image: ownImage.nullable().default(null),
});

const questionBody = z.strictObject({
  /** Id in the edited version; for a new question, any id that the rules of this body refer to. */
  id: z.string().max(40).optional(),
  text: text(SURVEY_LIMITS.question),
  type: questionType,
  image: ownImage.nullable().default(null),
  isRequired: z.boolean().default(true),
  ownAnswerAllowed: z.boolean().default(false),
  options: z
    .array(optionBody)
    .max(SURVEY_LIMITS.options, `Не больше ${String(SURVEY_LIMITS.options)} ответов.`),
});

const slug = lettersSlug.refine((said) => said !== 'new', 'Этот адрес занят редактором: выберите другой.');

/** The whole survey: questions that are not sent are removed. Everything but title and mark is optional. */
export const surveyBody = z.strictObject({
  title: z.string().trim().min(1, 'Нужно название.').max(SURVEY_LIMITS.title),
  description: text(SURVEY_LIMITS.description).default(''),
  /** '' to derive it from the title. */
  slug: z.union([z.literal(''), slug]).default(''),
  markId: z.string().min(1, 'Выберите бренд.').max(60),
  image: ownImage.nullable().default(null),
  countPoints: z.number().int().min(0).max(SURVEY_LIMITS.points).default(0),
  startDate: instant.nullable().default(null),
  endDate: instant.nullable().default(null),
  /** Planned publication of a survey that nobody sees yet; null: at once when it is published. */
  dueAt: instant.nullable().default(null),
  questions: z
    .array(questionBody)
    .max(SURVEY_LIMITS.questions, `Не больше ${String(SURVEY_LIMITS.questions)} вопросов.`)
    .default([]),
  dependentQuestion: z.array(surveyRule.strict()).max(SURVEY_LIMITS.questions).default([]),
  /** Also publishes it: then everything is required. */
  publish: z.boolean().default(false),
});

/** `seenAt`: `updatedAt` of the edited version; absent to overwrite any. */
export const surveyPut = surveyBody.extend({ seenAt: instant.optional() });

export const surveyStatesBody = statesBodyOf(surveysQuery.shape.filter.unwrap());

const named = z.array(z.object({ value: z.string(), title: z.string() }));

/** Data of the list and the editor before any choice. */
export const surveyEditor = resource(
  'survey-editor',
  z.object({
    id: z.string(),
    marks: named,
    /** Authors of any version of a survey. */
    authors: named,
    questionTypes: named,
    states: z.array(z.object({ value: z.enum(AUTHORED_STATES), title: z.string(), count: amount })),
    limits: z.record(z.string(), z.number()),
  }),
);

/** Checked questions of a file: nothing is stored; the editor puts them into the survey. */
export const surveyQuestionsFile = resource(
  'survey-question-files',
  z.object({
    id: z.string(),
    format: z.literal('таблица'),
    questions: z.array(
      z.object({
        text: z.string(),
        type: questionType,
        isRequired: z.boolean(),
        ownAnswerAllowed: z.boolean(),
        options: z.array(z.object({ text: z.string() })),
      }),
    ),
    /** Problems of the rejected ones, and their places: «D7», «строка 12». */
    problems: z.array(z.object({ place: z.string(), text: z.string() })),
  }),
);
