import { z } from 'zod';
import { AUTHORED_STATES } from '@/lib/domain/authored-state';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { resource } from '@/lib/json-api/resource';
import { image, instant, natural, ownImage, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

const { optionPoints, testPoints, multiplier } = TEST_LIMITS;

/** `allow_sector` of the specification: whoever edits tests sees all of them, so it changes nothing. */
export const sectorQuery = z.strictObject({ allow_sector: z.enum(['0', '1']).optional() });

/** `revision`: number of another version than the one that is being written. */
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
    /** The most it pays once this is published. */
    maxPoints: z.number().int(),
    availableErrorsCount: z.number().int(),
    pointsMultiplier: z.number(),
    multipleChoiceScoring: z.enum(MULTIPLE_CHOICE_SCORING),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    /** When it is to come out, of one that nobody sees yet; null: as it is published. */
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
    /** There is a draft that is not published yet. */
    hasDraft: z.boolean(),
    /** Number of the published version; null before the first one. */
    publishedRevision: z.number().int().nullable(),
    publishedAt: instant.nullable(),
    attemptsCount: z.number().int(),
    /** Titles of the materials that it names. */
    readings: z.array(reading),
    updatedAt: instant,
  }),
);

const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);
const explanation = text(TEST_LIMITS.explanation).default('');

const optionBody = z.strictObject({
  /** Of the version that is edited; absent for a new one. */
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

/** The whole of a test: what is not sent of its questions is removed. Anything but title and mark may wait. */
export const testBody = z.strictObject({
  title: z.string().trim().min(1, 'Нужно название.').max(TEST_LIMITS.title),
  description: text(TEST_LIMITS.description).default(''),
  /** Mark slug. */
  markId: z.string().min(1, 'Выберите бренд.').max(60),
  image: ownImage.nullable().default(null),
  videoId: rowId.nullable().default(null),
  /** Slugs of themes and of gammas; what is not sent stays as it is. */
  tags: links.optional(),
  gammas: links.optional(),
  /** Of an express test; a plain one is paid by its options. */
  countPoints: z.number().int().min(0).max(testPoints).default(0),
  availableErrorsCount: z.number().int().min(0).max(TEST_LIMITS.questions).default(0),
  pointsMultiplier: z.number().min(multiplier.least).max(multiplier.most).default(1),
  multipleChoiceScoring: z.enum(MULTIPLE_CHOICE_SCORING).default('right-minus-wrong'),
  startDate: instant.nullable().default(null),
  endDate: instant.nullable().default(null),
  /** When it is to come out, of one that nobody sees yet; null: as it is published. */
  dueAt: instant.nullable().default(null),
  questions: z
    .array(questionBody)
    .max(TEST_LIMITS.questions, `Не больше ${String(TEST_LIMITS.questions)} вопросов.`)
    .default([]),
  /** Publishes it in the same act: then everything has to be there. */
  publish: z.boolean().default(false),
});

const seenAt = { seenAt: instant.optional() };

/** `seenAt`: `updatedAt` of the version that was edited; absent to write over any. */
export const testPut = testBody.extend(seenAt);

/** `dueAt`: in the place of the saved one; null: at once. */
export const publishBody = z.strictObject({
  published: z.boolean().default(true),
  dueAt: instant.nullable().optional(),
  ...seenAt,
});

export const copyBody = z.strictObject({ title: z.string().trim().min(1).max(TEST_LIMITS.title).optional() });
