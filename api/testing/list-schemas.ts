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
    /** When it was published, or will be. */
    publishedAt: instant.nullable(),
    /** Number of sent attempts. */
    attemptsCount: z.number().int(),
    /** Mean share of right answers, 0..1; null before the first attempt. */
    rightShare: z.number().nullable(),
    /** Number of questions of the published version with a remark; counted once a day. */
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
      /** Without it: all states but the archive. */
      state: z.enum(AUTHORED_STATES).optional(),
      mark: list.optional(),
      type: z.enum(['plain', 'express']).optional(),
      /** Tests that belong to a video. */
      video: z.literal('1').optional(),
      /** Tests with a remark on a question. */
      problem: z.literal('1').optional(),
      /** Author of any version of the test. */
      author: rowId.optional(),
      /** Moscow days between which the test was created, inclusive. */
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

/** Limit of rows changed by filter at once: each is a transaction of its own, and a person waits. */
const MOST_ROWS = 500;

/** Rows by their ids, or every row of a filter as long as their number is `expected`. */
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

/** Outcome for one of several rows. */
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

/** Data of the list and the editor before any choice. */
export const testEditor = resource(
  'test-editor',
  z.object({
    id: z.string(),
    marks: named,
    /** Authors of any version of a test. */
    authors: named,
    /** Themes and gammas by which a test can be found; a gamma belongs to one brand, or to all of them. */
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
