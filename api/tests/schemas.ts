import { z } from 'zod';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { resource } from '@/lib/json-api/resource';
import { erid, image, instant, liking, rowId } from '../core/shapes';

export const questionType = z.enum(['single_choice', 'multiple_choice']);

/** An option as the person taking the test sees it: `is_right` and its points are never sent. */
export const optionForTaking = z.object({ id: z.string(), text: z.string(), image: image.nullable() });
export const questionForTaking = z.object({
  id: z.string(),
  text: z.string(),
  type: questionType,
  image: image.nullable(),
  options: z.array(optionForTaking),
});

export const answer = z.object({
  questionId: z.string().min(1).max(40),
  optionIds: z.array(z.string().max(40)).max(50),
});
export type TestAnswer = z.infer<typeof answer>;

export const testResult = resource(
  'test-results',
  z.object({
    id: z.string(),
    correctAnswersCount: z.number().int(),
    questionsCount: z.number().int(),
    points: z.number().int(),
    maxPoints: z.number().int(),
    passed: z.boolean(),
    repeatDatetime: instant.nullable(),
    submittedAt: instant,
    /**
     * Whether each question was answered right: known only after the test is sent. Extension: the chosen options, and
     * the right ones; null while the test may be taken again.
     */
    questions: z.array(
      z.object({
        questionId: z.string(),
        isRight: z.boolean(),
        chosenOptionIds: z.array(z.string()).optional(),
        rightOptionIds: z.array(z.string()).nullable().optional(),
        /** Extension: why the answer is right. */
        explanation: z.string().nullable().optional(),
        /** Extension: why an option is right or wrong; only of the chosen ones while the test may be taken again. */
        optionExplanations: z.array(z.object({ optionId: z.string(), explanation: z.string() })).optional(),
        /** Extension: material about the question. */
        reading: z
          .object({
            title: z.string(),
            slug: z.string(),
            type: z.enum(['article', 'video']),
            /** Mark slug. */
            markId: z.string(),
            ...erid,
          })
          .nullable()
          .optional(),
      }),
    ),
    /** Extension: id of the certificate that this test has earned its owner; null for none. */
    certificateId: z.string().nullable().optional(),
    /** Balance of the test's mark afterwards; in the programme the sum of all its points. */
    balance: z.number().int(),
    /** Extension, for a test of the programme: what the limit has left of `points`. */
    programme: z
      .object({
        /** Points that the person received. */
        awarded: z.number().int(),
        total: z.number().int(),
        limit: z.number().int(),
      })
      .nullable()
      .optional(),
  }),
);

export const testForTaking = resource(
  'tests',
  z.object({
    id: z.string(),
    /** Extension: version of the questions; returned with the answers. */
    revisionId: z.string().optional(),
    title: z.string(),
    description: z.string(),
    /** Mark slug. */
    markId: z.string(),
    markName: z.string(),
    countPoints: z.number().int(),
    pointsMultiplier: z.number(),
    /**
     * Extension, for a plain test: whether a wrong option reduces the points, or only the exact set of options pays.
     */
    multipleChoiceScoring: z.enum(MULTIPLE_CHOICE_SCORING),
    /** The most points it pays. */
    maxPoints: z.number().int(),
    /** Above 0: an express test, which allows that many errors. */
    availableErrorsCount: z.number().int(),
    image: image.nullable(),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    questions: z.array(questionForTaking),
    /** Saved answers of the open attempt. */
    answers: z.array(answer),
    answersSavedAt: instant.nullable(),
    /** Reason why it can't be taken now, or null. */
    lockedBecause: z.enum(['not-started', 'ended', 'done', 'repeat-later']).nullable(),
    repeatDatetime: instant.nullable(),
    lastResult: testResult.schema.nullable(),
    articleSlug: z.string().nullable(),
    ...liking,
    isFavorite: z.boolean(),
  }),
);

/** Extension: version that the page shows. An open attempt keeps its own version, whatever is sent here. */
const ofRevision = { revisionId: rowId.optional() };

/** Saves only the given answers: each names one question; an empty list of options clears it. */
export const answersBody = z.object({ answers: z.array(answer).max(100), ...ofRevision });
export const savedAnswers = resource(
  'test-answers',
  z.object({ id: z.string(), answers: z.array(answer), answersSavedAt: instant }),
);

/** `correctAnswersCount` is accepted and checked, never trusted. */
export const sendBody = z.object({
  answers: z.array(answer).max(100),
  correctAnswersCount: z.number().int().min(0).optional(),
  ...ofRevision,
});
