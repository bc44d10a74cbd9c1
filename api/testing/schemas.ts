import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant, natural, paging, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';
import { sectorQuery } from './author-schemas';

const amount = z.number().int().min(0);

/** Filter of attempts by time of sending, people and version. */
const whichAttempts = {
  /** Moscow days, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  region: rowId.optional(),
  chain: rowId.optional(),
  /** Number of the version. */
  revision: natural.optional(),
};
export const resultsQuery = sectorQuery.extend({ filter: z.strictObject(whichAttempts).optional() });

const named = z.array(z.object({ value: z.string(), title: z.string() }));
const share = z.number().min(0).max(1);

/** The funnel of a test, its results and the quality of its questions. */
export const testResults = resource(
  'test-results-summary',
  z.object({
    id: z.string(),
    title: z.string(),
    /** Mark slug. */
    markId: z.string(),
    /** Number of people; null under a filter, because a visitor who only looked can't be assigned to one. */
    opened: amount.nullable(),
    begun: amount,
    sent: amount,
    passed: amount,
    /** Number of sent attempts; a person may have several. */
    attempts: amount,
    unfinished: amount,
    /** Share of right answers in an attempt; null before the first. */
    meanShare: share.nullable(),
    medianShare: share.nullable(),
    /** From the first answer to sending. */
    medianSeconds: amount.nullable(),
    pointsPaid: amount,
    /** Number of attempts by right answers, from 0 to all questions. */
    distribution: z.array(z.object({ right: amount, attempts: amount })),
    /** Values of the filters. */
    choices: z.object({ regions: named, chains: named, revisions: z.array(amount) }),
    /** Questions of the requested version, else of the published one, by its last 5000 attempts. */
    questions: z.array(
      z.object({
        questionId: z.string(),
        text: z.string(),
        type: questionType,
        attempts: amount,
        facility: share,
        discrimination: z.number().nullable(),
        flags: z.array(z.enum(['easy', 'hard', 'key', 'blind', 'unused'])),
        options: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            isRight: z.boolean(),
            isUnused: z.boolean(),
            chosen: amount,
            share,
            upper: share,
            lower: share,
          }),
        ),
      }),
    ),
  }),
);

export const ATTEMPT_SORTS = ['-submittedAt', 'submittedAt', '-right', 'right'] as const;

export const attemptsQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      ...whichAttempts,
      passed: z.enum(['1', '0']).optional(),
      /** Part of the person's name. */
      search: z.string().max(255).optional(),
    })
    .optional(),
  sort: z.enum(ATTEMPT_SORTS).optional(),
});

const attempt = {
  id: z.string(),
  name: z.string(),
  pharmacy: z.string(),
  submittedAt: instant,
  correctAnswersCount: amount,
  questionsCount: amount,
  points: amount,
  passed: z.boolean(),
  /** Number of the version by which it was asked and scored. */
  revision: amount,
  repeatDatetime: instant.nullable(),
};

/** A sent attempt in a list. */
export const attemptRow = resource('test-attempts', z.object(attempt));

/** An attempt with everything its person was asked and answered. */
export const sentAttempt = resource(
  'test-attempts',
  z.object({
    ...attempt,
    startedAt: instant,
    pointsMultiplier: z.number(),
    /** Of an express test; 0 for a plain one. */
    availableErrorsCount: amount,
    questions: z.array(
      z.object({
        text: z.string(),
        isRight: z.boolean(),
        /** Of a plain test, before its multiplier; null for an express test, which pays as a whole. */
        points: z.number().nullable(),
        explanation: z.string(),
        options: z.array(z.object({ text: z.string(), isChosen: z.boolean(), isRight: z.boolean() })),
      }),
    ),
  }),
);
