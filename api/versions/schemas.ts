import { z } from 'zod';
import { SURVEY_PARTS, SURVEY_QUESTION_PARTS } from '@/lib/domain/survey-changes';
import { QUESTION_PARTS, TEST_PARTS } from '@/lib/domain/test-changes';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

const amount = z.number().int().min(0);
const question = { number: amount, text: z.string() };

/** What one version says or asks otherwise than the one before it. */
const changesIn = <P extends readonly string[], Q extends readonly string[]>(parts: P, questionParts: Q) =>
  z.object({
    parts: z.array(z.enum(parts)),
    added: z.array(z.object(question)),
    removed: z.array(z.object(question)),
    changed: z.array(z.object({ ...question, parts: z.array(z.enum(questionParts)) })),
    isReordered: z.boolean(),
  });
const testChanges = changesIn(TEST_PARTS, QUESTION_PARTS).extend({ isScoredOtherwise: z.boolean() });
const surveyChanges = changesIn(SURVEY_PARTS, SURVEY_QUESTION_PARTS);

const version = {
  id: z.string(),
  number: amount,
  state: z.enum(['draft', 'published', 'retired']),
  /** Who wrote it. */
  author: z.string().nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  questionsCount: amount,
  /** Attempts or responses that were sent and asked by it. */
  sentCount: amount,
};

/** One version; its changes are against the version before, null of the first one. */
export const testVersion = resource(
  'test-versions',
  z.object({ ...version, changes: testChanges.nullable() }),
);
export const surveyVersion = resource(
  'survey-versions',
  z.object({ ...version, changes: surveyChanges.nullable() }),
);

/** What publishing would change against the version that is out. */
const publication = {
  id: z.string(),
  /** Of the version that is out; it and what changes are null before the first one. */
  number: amount.nullable(),
  /** `updatedAt` of what was looked at: publishing it is refused once it says something else. */
  seenAt: instant,
};

export const testPublication = resource(
  'test-publications',
  z.object({
    ...publication,
    changes: testChanges.nullable(),
    /** What it would change for those who have sent the test; null: nothing. */
    regrade: z.object({ looked: amount, gainsCount: amount, lossesCount: amount, points: amount }).nullable(),
  }),
);
export const surveyPublication = resource(
  'survey-publications',
  z.object({ ...publication, changes: surveyChanges.nullable() }),
);

/** Which version's words become the draft. */
export const restoreBody = z.strictObject({ number: z.number().int().min(1), seenAt: instant.optional() });
