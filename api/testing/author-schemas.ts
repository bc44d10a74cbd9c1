import { z } from 'zod';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { AUTHORED_ACTIONS, AUTHORED_STATES } from '@/lib/domain/authored-state';
import { EXPORT_FORMATS } from '@/lib/domain/exports';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { resource } from '@/lib/json-api/resource';
import { QUESTION_FORMATS } from '@/lib/questions/read-question';
import { image, instant, list, natural, ownImage, paging, rowId } from '../core/shapes';
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

/** A row of the authors' list. */
export const testRow = resource(
  'tests-authored',
  z.object({
    id: z.string(),
    title: z.string(),
    /** Mark slug. */
    markId: z.string(),
    markName: z.string(),
    image: image.nullable(),
    isExpress: z.boolean(),
    questionsCount: z.number().int(),
    maxPoints: z.number().int(),
    state: z.enum(AUTHORED_STATES),
    hasDraft: z.boolean(),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    /** When it came out, or is to. */
    publishedAt: instant.nullable(),
    /** Sent ones. */
    attemptsCount: z.number().int(),
    /** Mean share of right answers, 0..1; null before the first attempt. */
    rightShare: z.number().nullable(),
    /** Questions of the published version with a remark; counted once a day. */
    problemsCount: z.number().int(),
    updatedAt: instant,
    changedBy: z.string().nullable(),
  }),
);

const TEST_SORTS = [
  '-updatedAt',
  'updatedAt',
  'title',
  '-title',
  '-attempts',
  'attempts',
  '-share',
  'share',
  '-publishedAt',
  'publishedAt',
  'endDate',
  '-endDate',
] as const;

export const testsQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** Without it: all but the archive. */
      state: z.enum(AUTHORED_STATES).optional(),
      mark: list.optional(),
      type: z.enum(['plain', 'express']).optional(),
      /** Those that belong to a video. */
      video: z.literal('1').optional(),
      /** Those with a remark to a question. */
      problem: z.literal('1').optional(),
      /** Whoever wrote a version of it. */
      author: rowId.optional(),
      /** Days of Moscow between which it was made, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
  sort: z.enum(TEST_SORTS).optional(),
  allow_sector: z.enum(['0', '1']).optional(),
});

/** Counts by state under the other filters. */
export const testsMeta = z.object({
  states: z.array(z.object({ value: z.enum(AUTHORED_STATES), count: z.number().int() })),
});

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

/** So many of a filter at once: each is a transaction of its own, and somebody waits. */
const MOST_ROWS = 500;

/** Rows by their ids, or every row of a filter while there are as many as `expected`. */
export const statesBodyOf = <F extends z.ZodType>(filter: F) =>
  z
    .strictObject({
      ids: z.array(rowId).min(1).max(100).optional(),
      filter: filter.optional(),
      expected: z
        .number()
        .int()
        .min(1)
        .max(MOST_ROWS, `Сразу можно изменить не больше ${String(MOST_ROWS)}: сузьте список.`)
        .optional(),
      action: z.enum(AUTHORED_ACTIONS),
    })
    .refine(({ ids, expected }) => (ids === undefined) !== (expected === undefined), {
      path: ['ids'],
      error: 'Нужны номера или число строк фильтра.',
    });

export const statesBody = statesBodyOf(testsQuery.shape.filter.unwrap());

/** The outcome for each of several. */
export const bulkResult = resource(
  'bulk-results',
  z.object({
    id: z.string(),
    result: z.enum(['done', 'skipped', 'failed']),
    code: z.string().nullable(),
    detail: z.string().nullable(),
  }),
);
export const bulkMeta = z.object({
  results: z.object({ done: z.number().int(), skipped: z.number().int(), failed: z.number().int() }),
});

const named = z.array(z.object({ value: z.string(), title: z.string() }));

/** What the list and the editor need before anything is chosen. */
export const testEditor = resource(
  'test-editor',
  z.object({
    id: z.string(),
    marks: named,
    /** Whoever has written a version of a test. */
    authors: named,
    /** What it can be found by: themes, and gammas of one brand each or of all of them. */
    tags: z.array(z.object({ slug: z.string(), title: z.string() })),
    gammas: z.array(z.object({ slug: z.string(), title: z.string(), mark: z.string().nullable() })),
    questionTypes: named,
    states: z.array(z.object({ value: z.enum(AUTHORED_STATES), title: z.string(), count: z.number().int() })),
    limits: z.record(z.string(), z.union([z.number(), z.object({ least: z.number(), most: z.number() })])),
    defaults: z.object({
      pointsMultiplier: z.number(),
      availableErrorsCount: z.number().int(),
      multipleChoiceScoring: z.enum(MULTIPLE_CHOICE_SCORING),
    }),
  }),
);

/** As what its questions are taken away. */
const SHEET_FORMATS = [...EXPORT_FORMATS, 'qti'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const sheetQuery = z.strictObject({ format: z.enum(SHEET_FORMATS).default('xlsx') });

export const questionsForm = z.object({ file: z.custom<Blob>() });

/** Questions of a file, checked. Nothing is stored: the editor puts them into the test. */
export const questionsFile = resource(
  'question-files',
  z.object({
    id: z.string(),
    format: z.enum(QUESTION_FORMATS),
    questions: z.array(
      z.object({
        text: z.string(),
        type: questionType,
        explanation: z.string(),
        options: z.array(
          z.object({
            text: z.string(),
            isRight: z.boolean(),
            countPoints: z.number().int(),
            explanation: z.string(),
          }),
        ),
      }),
    ),
    /** Why the others can't be taken, and where: «C7», «строка 12». */
    problems: z.array(z.object({ place: z.string(), text: z.string() })),
  }),
);
