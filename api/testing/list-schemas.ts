import { z } from 'zod';
import { AUTHORED_ACTIONS, AUTHORED_STATES } from '@/lib/domain/authored-state';
import { MULTIPLE_CHOICE_SCORING } from '@/lib/domain/scoring';
import { resource } from '@/lib/json-api/resource';
import { image, instant, list, paging, rowId } from '../core/shapes';

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
