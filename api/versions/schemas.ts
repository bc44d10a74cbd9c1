import { z } from 'zod';
import { SURVEY_PARTS, SURVEY_QUESTION_PARTS } from '@/lib/domain/survey-changes';
import { QUESTION_PARTS, TEST_PARTS } from '@/lib/domain/test-changes';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

const amount = z.number().int().min(0);
const question = { number: amount, text: z.string() };

/** Changes of one version against the previous one. */
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
  /** Author of the version. */
  author: z.string().nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  questionsCount: amount,
  /** Number of attempts or responses sent by this version. */
  sentCount: amount,
};

/** One version; its changes are against the previous one, null for the first. */
export const testVersion = resource(
  'test-versions',
  z.object({ ...version, changes: testChanges.nullable() }),
);
export const surveyVersion = resource(
  'survey-versions',
  z.object({ ...version, changes: surveyChanges.nullable() }),
);

/** Changes of publishing against the published version. */
const publication = {
  id: z.string(),
  /** Number of the published version; it and the changes are null before the first one. */
  number: amount.nullable(),
  /** `updatedAt` of what was seen: publishing it is refused once it has changed. */
  seenAt: instant,
};

export const testPublication = resource(
  'test-publications',
  z.object({
    ...publication,
    changes: testChanges.nullable(),
    /** Effect on people who have sent the test; null: none. */
    regrade: z.object({ looked: amount, gainsCount: amount, lossesCount: amount, points: amount }).nullable(),
  }),
);
export const surveyPublication = resource(
  'survey-publications',
  z.object({ ...publication, changes: surveyChanges.nullable() }),
);

/** Number of the version that becomes the draft. */
export const restoreBody = z.strictObject({ number: z.number().int().min(1), seenAt: instant.optional() });
