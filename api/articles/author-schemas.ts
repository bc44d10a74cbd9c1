import { z } from 'zod';
import { CHAPTER_TITLE, MOST_CHAPTERS } from '@/lib/domain/chapters';
import { AUTHORED_STATUSES, PUBLICATION_STATES } from '@/lib/domain/publication-state';
import { vimeoVideo } from '@/lib/domain/vimeo';
import { resource } from '@/lib/json-api/resource';
import {
  authoredErid,
  erid,
  image,
  instant,
  lettersSlug,
  list,
  ownAddress,
  ownImage,
  paging,
} from '../core/shapes';
import { chapters } from './schemas';

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
    chapters,
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
  /** Each begins after the one before: 422 `chapter-order`, and inside the video: `chapter-late`. */
  chapters: z
    .array(
      z.strictObject({
        startSeconds: z.number().int().min(0).max(86_400),
        title: z.string().trim().min(1, 'Нужно название главы.').max(CHAPTER_TITLE),
      }),
    )
    .max(MOST_CHAPTERS, `Не больше ${String(MOST_CHAPTERS)} глав.`),
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
    /** Of one brand each, or of all of them. */
    gammas: z.array(z.object({ slug: z.string(), title: z.string(), mark: z.string().nullable() })),
    /** Tests that are not archived, by title. */
    tests: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
);
