import { z } from 'zod';
import { AUTHORED_STATES } from '@/lib/domain/authored-state';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { resource } from '@/lib/json-api/resource';
import { image, instant, natural, ownImage, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

const { optionPoints, testPoints, multiplier } = TEST_LIMITS;

/** `allow_sector` of the specification has no effect: an editor of tests sees all of them. */
export const sectorQuery = z.strictObject({ allow_sector: z.enum(['0', '1']).optional() });

/** `revision`: number of a version other than the edited one. */
export const authoredQuery = sectorQuery.extend({ revision: natural.optional() });

const reading = z.object({ id: z.string(), title: z.string() });

/** A test with its key, as its authors see it: the draft, else the published version. */
export const authoredTest = resource(
  'tests-authored',
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** Mark slug. */
    markId: z.string(),
    image: image.nullable(),
    videoId: z.string().nullable(),
    /** Slugs of its themes and of the gammas that it is about. */
    tags: z.array(z.string()),
    gammas: z.array(z.string()),
    countPoints: z.number().int(),
    /** The most points it pays once this version is published. */
    maxPoints: z.number().int(),
    availableErrorsCount: z.number().int(),
    pointsMultiplier: z.number(),
    multipleChoiceScoring: z.enum(MULTIPLE_CHOICE_SCORING),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    /** Planned publication of a test that nobody sees yet; null: at once when it is published. */
    dueAt: instant.nullable(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        type: questionType,
        image: image.nullable(),
        explanation: z.string(),
        articleId: z.string().nullable(),
        options: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            image: image.nullable(),
            isRight: z.boolean(),
            countPoints: z.number().int(),
            explanation: z.string(),
          }),
        ),
      }),
    ),
    state: z.enum(AUTHORED_STATES),
    isPublished: z.boolean(),
    isHidden: z.boolean(),
    isArchived: z.boolean(),
    /** Whether there is an unpublished draft. */
    hasDraft: z.boolean(),
    /** Number of the published version; null before the first one. */
    publishedRevision: z.number().int().nullable(),
    publishedAt: instant.nullable(),
    attemptsCount: z.number().int(),
    /** Titles of the materials that the test refers to. */
    readings: z.array(reading),
    updatedAt: instant,
  }),
);

const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);
const explanation = text(TEST_LIMITS.explanation).default('');

const optionBody = z.strictObject({
  /** Id in the edited version; absent for a new one. */
  id: z.string().max(40).optional(),
  text: text(TEST_LIMITS.option),
  image: ownImage.nullable().default(null),
  isRight: z.boolean(),
  countPoints: z.number().int().min(0).max(optionPoints).default(0),
  explanation,
});

const questionBody = z.strictObject({
  id: z.string().max(40).optional(),
  text: text(TEST_LIMITS.question),
  type: questionType,
  image: ownImage.nullable().default(null),
  explanation,
  articleId: rowId.nullable().default(null),
  options: z.array(optionBody).max(TEST_LIMITS.options, `Не больше ${String(TEST_LIMITS.options)} ответов.`),
});

const links = z.array(z.string().min(1).max(100)).max(20, 'Не больше 20.');

/** The whole test: questions that are not sent are removed. Everything but title and mark is optional. */
export const testBody = z.strictObject({
  title: z.string().trim().min(1, 'Нужно название.').max(TEST_LIMITS.title),
  description: text(TEST_LIMITS.description).default(''),
  /** Mark slug. */
  markId: z.string().min(1, 'Выберите бренд.').max(60),
  image: ownImage.nullable().default(null),
  videoId: rowId.nullable().default(null),
  /** Slugs of themes and of gammas; a list that is not sent stays as it is. */
  tags: links.optional(),
  gammas: links.optional(),
  /** Of an express test; a plain test pays by its options. */
  countPoints: z.number().int().min(0).max(testPoints).default(0),
  availableErrorsCount: z.number().int().min(0).max(TEST_LIMITS.questions).default(0),
  pointsMultiplier: z.number().min(multiplier.least).max(multiplier.most).default(1),
  multipleChoiceScoring: z.enum(MULTIPLE_CHOICE_SCORING).default('right-minus-wrong'),
  startDate: instant.nullable().default(null),
  endDate: instant.nullable().default(null),
  /** Planned publication of a test that nobody sees yet; null: at once when it is published. */
  dueAt: instant.nullable().default(null),
  questions: z
    .array(questionBody)
    .max(TEST_LIMITS.questions, `Не больше ${String(TEST_LIMITS.questions)} вопросов.`)
    .default([]),
  /** Also publishes it: then everything is required. */
  publish: z.boolean().default(false),
});

const seenAt = { seenAt: instant.optional() };

/** `seenAt`: `updatedAt` of the edited version; absent to overwrite any. */
export const testPut = testBody.extend(seenAt);

/** `dueAt`: replaces the saved time; null: at once. */
export const publishBody = z.strictObject({
  published: z.boolean().default(true),
  dueAt: instant.nullable().optional(),
  ...seenAt,
});

export const copyBody = z.strictObject({ title: z.string().trim().min(1).max(TEST_LIMITS.title).optional() });
