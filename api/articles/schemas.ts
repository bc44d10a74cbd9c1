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
  /** The person's favourite; the id of the learning item is `{entries}-{id}`. */
  isFavorite: z.boolean(),
  ...erid,
  categories: z.array(category.schema).optional(),
  tags: z.array(tag.schema).optional(),
};

/** Chapters of a video, by their first second. */
export const chapters = z.array(z.object({ startSeconds: z.number().int(), title: z.string() }));

/** A range of seconds really played, `[from, to]`. */
export const range = z.tuple([z.number().min(0), z.number().min(0)]);

const articleShape = z.object({
  ...common,
  entries: z.enum(['article', 'video']),
  content: z.string().nullable(),
  /** Extension, in a single article: when its text or facts last changed; a saved copy on a device compares it. */
  updatedAt: instant.optional(),
  /** Extension, in a single unpublished article: only its authors see it, and their reading is not recorded. */
  isDraft: z.boolean().optional(),
  /** On request: the glossary words linked in `content`, with their definitions as plain text. */
  terms: z.array(z.object({ slug: z.string(), name: z.string(), text: z.string() })).optional(),
  readMinutes: z.number().int().nullable(),
  isRead: z.boolean(),
  testId: z.string().nullable(),
  testTitle: z.string().nullable(),
  /** The most points its test pays; null without a test, and once the reader has passed it. */
  testPoints: z.number().int().nullable(),
  testPassed: z.boolean(),
  /** Fields from here on are of videos only. */
  subtitle: z.string().nullable(),
  points: z.number().int(),
  videoId: z.string().nullable(),
  videoUrl: z.string().nullable(),
  videoWebmUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  isVimeo: z.boolean(),
  durationSeconds: z.number().nullable(),
  /** Extension, in a single video that has chapters. */
  chapters: chapters.optional(),
  /** Watched share of the length, 0..100. */
  progress: z.number(),
  watchedRanges: z.array(range),
  /**
   * Extension, in a single video: ranges per device of the reader, because the goal is reached on one device.
   * `watchedRanges` is those of the device with the most.
   */
  watches: z.array(z.object({ deviceId: z.string(), ranges: z.array(range) })).optional(),
  finished: z.boolean(),
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  viewAvailable: z.boolean(),
});

/** An article or, with `entries = 'video'`, a video. Only a single one has `content` (sanitised HTML). */
export const article = resource(
  'articles',
  articleShape.extend({
    /** Extension, in a single article on request: its test as a learning item, and related articles. */
    around: z.object({ test: learning.schema.nullable(), related: z.array(articleShape) }).optional(),
  }),
  { categories: category, tags: tag },
);

const filter = z
  .strictObject({
    mark: z.strictObject({ name: z.string() }).optional(),
    /** Any of these categories. */
    categories: z.strictObject({ slug: list }).optional(),
    /** Extension: a category that the list and its facets stay within (recordings of the academy). */
    section: z.string().optional(),
    tags: list.optional(),
    /** Ids left out, comma-separated. */
    exclude: list.optional(),
    entries: z.strictObject({ alias: z.enum(['article', 'video']) }).optional(),
    /** Lists return published articles with or without this filter; authors have a list of their own for the others. */
    status: z.enum(['1']).optional(),
    /** Extension: only `novinki`. */
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
  /** Extension: `meta.facets` is counted. */
  facets: z.enum(['1']).optional(),
  /** Extension. `0`: nothing is counted, not even the pages. */
  counts: z.enum(['0']).optional(),
});
export const articleOneQuery = z.strictObject({
  include: list.optional(),
  /** Extension: links glossary words in the content and returns their meanings in `terms`. */
  terms: z.enum(['1']).optional(),
  /** Extension: also returns `around`. */
  around: z.enum(['1']).optional(),
  showViewAvailable: z.enum(['1']).optional(),
});

/** Facets of a list, on request: categories with the number of items each would give. */
export const articleListMeta = z.object({
  facets: z
    .object({
      categories: z.array(z.object({ slug: z.string(), title: z.string(), count: z.number().int() })),
    })
    .optional(),
});

/**
 * `ranges` is `[]` for an article that was read, and when a video starts to play: that report starts the server's
 * clock. Later reports hold, at intervals, everything played since the page was opened: known ranges cost nothing,
 * refused ones are retried.
 */
export const progressBody = z.object({
  ranges: z.array(range).max(200),
  /** Length in seconds as the player knows it; the server's own value takes precedence. 0 for an article. */
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
