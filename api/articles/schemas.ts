import { z } from 'zod';
import { AUTHORED_STATUSES, PUBLICATION_STATES } from '@/lib/domain/publication-state';
import { vimeoVideo } from '@/lib/domain/vimeo';
import { resource } from '@/lib/json-api/resource';
import {
  authoredErid,
  erid,
  image,
  instant,
  lettersSlug,
  liking,
  list,
  ownAddress,
  ownImage,
  paging,
} from '../core/shapes';

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

/** A range of seconds really played, `[from, to]`. */
export const range = z.tuple([z.number().min(0), z.number().min(0)]);

/** An article or, with `entries = 'video'`, a video. `content` (sanitised HTML) comes with a single one only. */
export const article = resource(
  'articles',
  z.object({
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
    /** Ours: of a single one, by device of the reader: the goal is one device's. `watchedRanges` is the most of any. */
    watches: z.array(z.object({ deviceId: z.string(), ranges: z.array(range) })).optional(),
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
});
export const articleOneQuery = z.strictObject({
  include: list.optional(),
  /** Ours: glossary words of the content are linked, and `terms` says what each means. */
  terms: z.enum(['1']).optional(),
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

/** An article or a video as its author sees it, whatever its state; `content` as it is kept, no word linked. */
export const authoredArticle = resource(
  'articles',
  z.object({
    id: z.string(),
    slug: z.string(),
    entries: z.enum(['article', 'video']),
    title: z.string(),
    subtitle: z.string().nullable(),
    description: z.string(),
    content: z.string(),
    /** Mark slug. */
    brand: z.string(),
    image: image.nullable(),
    status: z.enum(AUTHORED_STATUSES),
    publishedAt: instant.nullable(),
    testId: z.string().nullable(),
    readMinutes: z.number().int().nullable(),
    points: z.number().int(),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    gammas: z.array(z.string()),
    videoUrl: z.string().nullable(),
    videoWebmUrl: z.string().nullable(),
    vimeoUrl: z.string().nullable(),
    captionsUrl: z.string().nullable(),
    durationSeconds: z.number().int().nullable(),
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    viewAvailable: z.boolean(),
    ...erid,
    createdAt: instant,
    updatedAt: instant,
  }),
);

/** A row of the authors' list: enough to find an article and to know where it stands. */
export const articleRow = resource(
  'articles',
  z.object({
    id: z.string(),
    slug: z.string(),
    entries: z.enum(['article', 'video']),
    title: z.string(),
    brand: z.string(),
    markName: z.string(),
    image: image.nullable(),
    state: z.enum(PUBLICATION_STATES),
    publishedAt: instant.nullable(),
    needErid: z.boolean(),
    updatedAt: instant,
    /** Who changed it last, as the audit has it; null for what no person wrote. */
    changedBy: z.string().nullable(),
  }),
);

export const ARTICLE_SORTS = [
  '-updatedAt',
  'updatedAt',
  'title',
  '-title',
  '-publishedAt',
  'publishedAt',
] as const;

export const articleManageQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      mark: list.optional(),
      state: z.enum(PUBLICATION_STATES).optional(),
      entries: z.strictObject({ alias: z.enum(['article', 'video']) }).optional(),
      /** Part of the title or of the address. */
      search: z.string().max(255).optional(),
    })
    .optional(),
  sort: z.enum(ARTICLE_SORTS).optional(),
});

/** How many of each state the other filters leave. */
export const articleManageMeta = z.object({
  states: z.array(z.object({ value: z.enum(PUBLICATION_STATES), count: z.number().int() })),
});

const authored = {
  slug: lettersSlug,
  title: z.string().trim().min(1, 'Нужно название.').max(255),
  subtitle: z.string().trim().max(255).nullable(),
  description: z.string().trim().max(1000),
  content: z.string().max(500_000),
  brand: z.string().min(1).max(60),
  image: ownImage.nullable(),
  status: z.enum(AUTHORED_STATUSES),
  /** Ahead: comes out by itself then. None when it is published: now. */
  publishedAt: instant.nullable(),
  testId: z.string().max(40).nullable(),
  readMinutes: z.number().int().min(1).max(240).nullable(),
  points: z.number().int().min(0).max(10_000),
  /** Slugs of known categories and themes. */
  categories: z.array(z.string().min(1).max(100)).max(10),
  tags: z.array(z.string().min(1).max(100)).max(20),
  /** Aliases of the products' gammas that it is about. */
  gammas: z.array(z.string().min(1).max(100)).max(20),
  /** Files of our own store: MP4, WebM, captions (VTT). */
  videoUrl: ownAddress.nullable(),
  videoWebmUrl: ownAddress.nullable(),
  captionsUrl: ownAddress.nullable(),
  /** As it is pasted; it is played by their player then. */
  vimeoUrl: z
    .string()
    .refine((address) => vimeoVideo(address) !== null, 'Нужен адрес видео на Vimeo.')
    .nullable(),
  durationSeconds: z.number().int().min(1).max(86_400).nullable(),
  /** A video can be watched from … until. */
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  viewAvailable: z.boolean(),
  ...authoredErid,
};

export const articlePatch = z
  .strictObject({
    ...authored,
    /** `updatedAt` of the version that was edited: 409 `changed-since` when it is not the last; absent to write over any. */
    seenAt: instant,
  })
  .partial();
export const articleBody = z
  .strictObject({ ...authored, entries: z.enum(['article', 'video']) })
  .partial()
  .required({ title: true, brand: true });

const named = z.array(z.object({ slug: z.string(), title: z.string() }));

/** What an author chooses from: everything there is, small lists. */
export const articleChoices = resource(
  'article-choices',
  z.object({
    id: z.string(),
    categories: named,
    tags: named,
    gammas: named,
    /** Tests that are not archived, by title. */
    tests: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
);
