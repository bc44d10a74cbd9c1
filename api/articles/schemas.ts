import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { erid, image, instant, liking, list, paging } from '../core/shapes';
import { learning } from '../learnings/schemas';

export const category = resource(
  'categories',
  z.object({ id: z.string(), slug: z.string(), title: z.string() }),
);
export const tag = resource('tags', z.object({ id: z.string(), slug: z.string(), title: z.string() }));

const common = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Mark slug; `proexpert` for content of no brand. */
  brand: z.string(),
  markName: z.string(),
  image: image.nullable(),
  publishedAt: instant,
  isNew: z.boolean(),
  ...liking,
  /** Kept by the person; its learning item is `{entries}-{id}`. */
  isFavorite: z.boolean(),
  ...erid,
  categories: z.array(category.schema).optional(),
  tags: z.array(tag.schema).optional(),
};

/** Parts of a video by their beginnings. */
export const chapters = z.array(z.object({ startSeconds: z.number().int(), title: z.string() }));

/** A range of seconds really played, `[from, to]`. */
export const range = z.tuple([z.number().min(0), z.number().min(0)]);

const articleShape = z.object({
  ...common,
  entries: z.enum(['article', 'video']),
  content: z.string().nullable(),
  /** Ours: of a single one, when its text or its facts were last changed; a copy kept on a device compares it. */
  updatedAt: instant.optional(),
  /** Ours: of a single one that is not out: its authors alone see it, and nothing is kept of their reading. */
  isDraft: z.boolean().optional(),
  /** When asked for: the glossary words linked in `content`, their definitions as plain text. */
  terms: z.array(z.object({ slug: z.string(), name: z.string(), text: z.string() })).optional(),
  readMinutes: z.number().int().nullable(),
  isRead: z.boolean(),
  testId: z.string().nullable(),
  testTitle: z.string().nullable(),
  /** What its test pays at most; null without one, and once the reader has passed it. */
  testPoints: z.number().int().nullable(),
  testPassed: z.boolean(),
  /** Video only from here. */
  subtitle: z.string().nullable(),
  points: z.number().int(),
  videoId: z.string().nullable(),
  videoUrl: z.string().nullable(),
  videoWebmUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  isVimeo: z.boolean(),
  durationSeconds: z.number().nullable(),
  /** Ours: of a single one, when it has any. */
  chapters: chapters.optional(),
  /** 0..100, share of the length really watched. */
  progress: z.number(),
  watchedRanges: z.array(range),
  /** Ours: of a single one, by device of the reader: the goal is one device's. `watchedRanges` is the most of any. */
  watches: z.array(z.object({ deviceId: z.string(), ranges: z.array(range) })).optional(),
  finished: z.boolean(),
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  viewAvailable: z.boolean(),
});

/** An article or, with `entries = 'video'`, a video. `content` (sanitised HTML) comes with a single one only. */
export const article = resource(
  'articles',
  articleShape.extend({
    /** Ours: of a single one, when asked for: its test as a learning item, and what else to read. */
    around: z.object({ test: learning.schema.nullable(), related: z.array(articleShape) }).optional(),
  }),
  { categories: category, tags: tag },
);

const filter = z
  .strictObject({
    mark: z.strictObject({ name: z.string() }).optional(),
    /** In any of these. */
    categories: z.strictObject({ slug: list }).optional(),
    /** Ours: a category that the list and its facets stay within (recordings of the academy). */
    section: z.string().optional(),
    tags: list.optional(),
    /** Ids left out, comma-separated. */
    exclude: list.optional(),
    entries: z.strictObject({ alias: z.enum(['article', 'video']) }).optional(),
    /** What is published alone, whether it is asked for or not; authors see the rest in a list of their own. */
    status: z.enum(['1']).optional(),
    /** Ours: `novinki` alone. */
    isNew: z.enum(['1']).optional(),
  })
  .optional();

export const articleQuery = z.strictObject({
  page: paging,
  filter,
  sort: z.enum(['publishedAt', '-publishedAt', 'title', '-title', '-likeCount']).optional(),
  include: list.optional(),
  withCount: z.enum(['likes']).optional(),
  showViewAvailable: z.enum(['1']).optional(),
  /** Ours: `meta.facets` is counted. */
  facets: z.enum(['1']).optional(),
  /** Ours. `0`: nothing is counted, not the pages either. */
  counts: z.enum(['0']).optional(),
});
export const articleOneQuery = z.strictObject({
  include: list.optional(),
  /** Ours: glossary words of the content are linked, and `terms` says what each means. */
  terms: z.enum(['1']).optional(),
  /** Ours: what stands beside it comes along. */
  around: z.enum(['1']).optional(),
  showViewAvailable: z.enum(['1']).optional(),
});

/** What a list shows beside its items, when asked for: categories with how many items each would give. */
export const articleListMeta = z.object({
  facets: z
    .object({
      categories: z.array(z.object({ slug: z.string(), title: z.string(), count: z.number().int() })),
    })
    .optional(),
});

/**
 * `[]` for an article that was read, and when a video begins to play: that starts the server's clock. Then, at
 * intervals, all that was played since the opening: what is known costs nothing, what was refused is tried again.
 */
export const progressBody = z.object({
  ranges: z.array(range).max(200),
  /** Length in seconds as the player knows it; the server's own wins. 0 for an article. */
  duration: z.number().min(0).max(86_400),
  deviceId: z.string().min(1).max(64),
});

export const viewProgress = resource(
  'view-progress',
  z.object({
    id: z.string(),
    /** 0..100 */
    progress: z.number(),
    countedSeconds: z.number(),
    watchedRanges: z.array(range),
    finished: z.boolean(),
    /** Points that this very report earned; 0 otherwise. */
    pointsAwarded: z.number().int(),
  }),
);
