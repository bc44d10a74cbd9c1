import { z } from 'zod';
import { LEARNING_TYPES } from '@/lib/domain/learning';
import { resource } from '@/lib/json-api/resource';
import { image, instant, list, paging } from '../core/shapes';

/** `ahead`: new, open or started: all that can be begun or gone on with now. */
export const LEARNING_STATES = ['new', 'started', 'finished', 'locked', 'open', 'ahead'] as const;

export const learning = resource(
  'learning-content',
  z.object({
    /** `{type}-{number}`: items of several tables in one list. `modelId` is the item's own id. */
    id: z.string(),
    modelId: z.string(),
    title: z.string().nullable(),
    type: z.enum(LEARNING_TYPES),
    description: z.string(),
    /** Mark slug. */
    markId: z.string(),
    markName: z.string(),
    points: z.number().int(),
    /** Ours, of an article: what its test pays at most; null without one, and once it is passed. */
    testPoints: z.number().int().nullable().optional(),
    /** `points` are the most a module pays: it pays by what was right. */
    isDynamicScoring: z.boolean(),
    /** 0 not started, 1 finished (section 3). */
    finished: z.boolean(),
    /** 0..100 of what is begun: watched share or answered questions. */
    progress: z.number(),
    /** 'Видео, осталось 3 минуты' is made of this: seconds left, or questions answered of all. */
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
    /** Tests only: how many questions; videos: seconds; articles: minutes. */
    questionsCount: z.number().int().nullable(),
    durationSeconds: z.number().nullable(),
    readMinutes: z.number().int().nullable(),
    needErid: z.boolean(),
    eridToken: z.string().nullable(),
    eridSource: z.string().nullable(),
    createdAt: instant,
  }),
  {},
  // JSON:API keeps `type` of a resource for itself
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
      /** In any of these. */
      tag: list.optional(),
      /** Ours: about any of these gammas of products. */
      gamma: list.optional(),
      /** Ours: the item of this test alone, by the test's own id. */
      test: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      category: list.optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
  /** Ours, `state`: begun, new, open, to be repeated, finished, locked; the newest first within each. */
  sort: z.enum(['-createdAt', 'createdAt', 'title', '-points', '-startedAt', 'state']).optional(),
  /** Ours. `0`: nothing is counted, not the pages either; `all`: states are counted in every type, and marks. */
  counts: z.enum(['0', 'all']).optional(),
});

/** Lists, not maps: a map's keys would be taken for field names and lose their dashes on the way. */
const countOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));

/** How many items each type, state and mark would give under the other filters: labels of the tabs. */
export const learningMeta = z.object({
  counts: z
    .object({
      types: countOf(LEARNING_TYPES),
      states: countOf(LEARNING_STATES),
      /** Asked for with `all`; of every type and state. */
      marks: z.array(z.object({ value: z.string(), count: z.number().int() })).optional(),
    })
    .optional(),
});

export const filterGroup = resource(
  'content-filter-groups',
  z.object({
    id: z.string(),
    title: z.string(),
    /** Query name below `filter[…]`. */
    name: z.string(),
    entries: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
  }),
);

export const favorite = resource('favorites', z.object({ id: z.string(), isFavorite: z.boolean() }));
