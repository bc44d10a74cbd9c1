import { z } from 'zod';
import { SURVEY_LIMITS } from '@/lib/domain/survey-authoring';
import { OWN_ANSWER_MOST, tidyOwnWords } from '@/lib/domain/surveys';
import { resource } from '@/lib/json-api/resource';
import { image, instant, liking, rowId } from '../core/shapes';
import { optionForTaking, questionType } from '../tests/schemas';

/** Condition of a question: it is asked when one of these options of an earlier question is chosen. */
export const surveyRule = z.object({
  questionId: z.string(),
  parentId: z.string(),
  optionIds: z.array(z.string()),
});

/** The specification has a single object here, for a survey with one such question: it is read as a list of one. */
const rules = z.preprocess(
  (said) => (Array.isArray(said) ? said : said === null || said === undefined ? [] : [said]),
  z.array(surveyRule),
);

export const surveyAnswer = z.object({
  questionId: z.string().min(1).max(40),
  optionIds: z.array(z.string().max(40)).max(SURVEY_LIMITS.options),
  /** Answer in the person's own words; '' for none. */
  ownAnswer: z
    .string()
    .max(OWN_ANSWER_MOST, `Не длиннее ${String(OWN_ANSWER_MOST)} знаков.`)
    .transform(tidyOwnWords)
    .default(''),
});

const savedAnswer = z.object({
  questionId: z.string(),
  optionIds: z.array(z.string()),
  ownAnswer: z.string(),
});

export const surveyForTaking = resource(
  'surveys',
  z.object({
    id: z.string(),
    slug: z.string(),
    /** Version of the questions; returned with the answers. */
    revisionId: z.string().optional(),
    title: z.string(),
    description: z.string(),
    /** Mark slug. */
    markId: z.string(),
    markName: z.string(),
    countPoints: z.number().int(),
    image: image.nullable(),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        type: questionType,
        image: image.nullable(),
        isRequired: z.boolean(),
        ownAnswerAllowed: z.boolean(),
        options: z.array(optionForTaking),
      }),
    ),
    dependentQuestion: rules,
    /** Answers saved so far, or sent. */
    answers: z.array(savedAnswer),
    answersSavedAt: instant.nullable(),
    /** Reason why it can't be answered now, or null. */
    lockedBecause: z.enum(['not-started', 'ended', 'done']).nullable(),
    submittedAt: instant.nullable(),
    /** Points that the sent answers earned. */
    points: z.number().int().nullable(),
    ...liking,
    isFavorite: z.boolean(),
  }),
);

/** `allow_sector` of the specification has no effect: a person who may answer a survey sees it in any sector. */
export const sectorQuery = z.strictObject({ allow_sector: z.enum(['0', '1']).optional() });

/** Saves only the given answers: each names one question; an empty one clears it. */
export const answersBody = z.object({
  answers: z.array(surveyAnswer).max(SURVEY_LIMITS.questions),
  /** Version that the page shows. A begun response keeps its own version, whatever is sent here. */
  revisionId: rowId.optional(),
});

export const savedAnswers = resource(
  'survey-answers',
  z.object({ id: z.string(), answers: z.array(savedAnswer), answersSavedAt: instant }),
);

export const surveyResult = resource(
  'survey-results',
  z.object({
    id: z.string(),
    points: z.number().int(),
    submittedAt: instant,
    /** Balance of the survey's mark afterwards. */
    balance: z.number().int(),
  }),
);
