import { z } from 'zod';
import { LEARNING_TYPES } from '@/lib/domain/learning';
import { resource } from '@/lib/json-api/resource';
import { image, instant, list, paging } from '../core/shapes';

/** `ahead`: new, open or started: everything that can be begun or continued now. */
export const LEARNING_STATES = ['new', 'started', 'finished', 'locked', 'open', 'ahead'] as const;

export const learning = resource(
  'learning-content',
  z.object({
    /** `{type}-{number}`, because one list has items of several tables. `modelId` is the id in the item's own table. */
    id: z.string(),
    modelId: z.string(),
    title: z.string().nullable(),
    type: z.enum(LEARNING_TYPES),
    description: z.string(),
    /** Mark slug. */
    markId: z.string(),
    markName: z.string(),
    points: z.number().int(),
    /** Extension, in an article: the most points its test pays; null without a test, and once it is passed. */
    testPoints: z.number().int().nullable().optional(),
    /** The module pays by right answers, and `points` is the most it pays. */
    isDynamicScoring: z.boolean(),
    /** 0 not started, 1 finished (section 3). */
    finished: z.boolean(),
    /** Progress of a begun item, 0..100: watched share or answered questions. */
    progress: z.number(),
    /** Done and total of a begun item: watched seconds, or answered questions; null when it is not begun. */
    remaining: z
      .object({ kind: z.enum(['seconds', 'questions']), done: z.number(), total: z.number() })
      .nullable(),
    startedAt: instant.nullable(),
    likeId: z.string().nullable(),
    isFavorite: z.boolean(),
    tags: z.array(z.string()),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    lastAccrualPointsDatetime: instant.nullable(),
    repeatDatetime: instant.nullable(),
    score: z.number().int().nullable(),
    isPublished: z.boolean(),
    slug: z.string(),
    preview: image.nullable(),
    types: z.array(z.string()),
    /** In tests: number of questions; in videos: seconds; in articles: minutes. */
    questionsCount: z.number().int().nullable(),
    durationSeconds: z.number().nullable(),
    readMinutes: z.number().int().nullable(),
    needErid: z.boolean(),
    eridToken: z.string().nullable(),
    eridSource: z.string().nullable(),
    createdAt: instant,
  }),
  {},
  // JSON:API reserves the name `type` of a resource
  { type: 'model_type' },
);

export const learningQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      type: list.optional(),
      mark: list.optional(),
      favorite: z.enum(['1']).optional(),
      state: z.enum(LEARNING_STATES).optional(),
      /** Any of these themes. */
      tag: list.optional(),
      /** Extension: any of these product gammas. */
      gamma: list.optional(),
      /** Extension: only the item of this test, by the test's own id. */
      test: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      category: list.optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
  /** Extension, `state`: started, new, open, due for repetition, finished, locked; newest first within each. */
  sort: z.enum(['-createdAt', 'createdAt', 'title', '-points', '-startedAt', 'state']).optional(),
  /** Extension. `0`: nothing is counted, not even the pages; `all`: states in every type, and marks, are counted. */
  counts: z.enum(['0', 'all']).optional(),
});

/** Lists instead of maps: keys of a map would be converted as field names and lose their dashes. */
const countOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));

/** Number of items of each type, state and mark under the other filters, for the labels of tabs. */
export const learningMeta = z.object({
  counts: z
    .object({
      types: countOf(LEARNING_TYPES),
      states: countOf(LEARNING_STATES),
      /** On request by `all`; counted over every type and state. */
      marks: z.array(z.object({ value: z.string(), count: z.number().int() })).optional(),
    })
    .optional(),
});

export const filterGroup = resource(
  'content-filter-groups',
  z.object({
    id: z.string(),
    title: z.string(),
    /** Name of the query parameter within `filter[…]`. */
    name: z.string(),
    entries: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
  }),
);

export const favorite = resource('favorites', z.object({ id: z.string(), isFavorite: z.boolean() }));
