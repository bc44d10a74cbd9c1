import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { erid, image, instant, liking, list, paging } from '../core/shapes';

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
  ...erid,
  categories: z.array(category.schema).optional(),
  tags: z.array(tag.schema).optional(),
};

/** A range of seconds really played, `[from, to]`. */
export const range = z.tuple([z.number().min(0), z.number().min(0)]);

/** An article or, with `entries = 'video'`, a video. `content` (sanitised HTML) comes with a single one only. */
export const article = resource(
  'articles',
  z.object({
    ...common,
    entries: z.enum(['article', 'video']),
    content: z.string().nullable(),
    readMinutes: z.number().int().nullable(),
    isRead: z.boolean(),
    testId: z.string().nullable(),
    testTitle: z.string().nullable(),
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
    /** 0..100, share of the length really watched. */
    progress: z.number(),
    watchedRanges: z.array(range),
    finished: z.boolean(),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    viewAvailable: z.boolean(),
  }),
  { categories: category, tags: tag },
);

const filter = z
  .strictObject({
    mark: z.strictObject({ name: z.string() }).optional(),
    categories: z.strictObject({ slug: z.string() }).optional(),
    tags: list.optional(),
    /** Ids left out, comma-separated. */
    exclude: list.optional(),
    entries: z.strictObject({ alias: z.enum(['article', 'video']) }).optional(),
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
});
export const articleOneQuery = z.strictObject({
  include: list.optional(),
  showViewAvailable: z.enum(['1']).optional(),
});

/** What a list shows beside its items: categories and brands with how many items each would give. */
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
