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

/** An article or a video as its author sees it, in any state; `content` is the stored HTML, without word links. */
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

/** A row of the authors' list: facts that identify an article and show its state. */
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
    /** Author of the last change, from the audit; null when no person wrote the article. */
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

/** Number of articles in each state under the other filters. */
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
  /** A future instant schedules the publication; null on publishing means now. */
  publishedAt: instant.nullable(),
  testId: z.string().max(40).nullable(),
  readMinutes: z.number().int().min(1).max(240).nullable(),
  points: z.number().int().min(0).max(10_000),
  /** Slugs of existing categories and themes. */
  categories: z.array(z.string().min(1).max(100)).max(10),
  tags: z.array(z.string().min(1).max(100)).max(20),
  /** Aliases of the product gammas that the article is about. */
  gammas: z.array(z.string().min(1).max(100)).max(20),
  /** Files of the portal's own store: MP4, WebM, captions (VTT). */
  videoUrl: ownAddress.nullable(),
  videoWebmUrl: ownAddress.nullable(),
  captionsUrl: ownAddress.nullable(),
  /** The Vimeo address as pasted; the video then plays in Vimeo's player. */
  vimeoUrl: z
    .string()
    .refine((address) => vimeoVideo(address) !== null, 'Нужен адрес видео на Vimeo.')
    .nullable(),
  durationSeconds: z.number().int().min(1).max(86_400).nullable(),
  /** Each chapter begins after the previous one (422 `chapter-order`) and within the video (422 `chapter-late`). */
  chapters: z
    .array(
      z.strictObject({
        startSeconds: z.number().int().min(0).max(86_400),
        title: z.string().trim().min(1, 'Нужно название главы.').max(CHAPTER_TITLE),
      }),
    )
    .max(MOST_CHAPTERS, `Не больше ${String(MOST_CHAPTERS)} глав.`),
  /** The period in which the video can be watched. */
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  viewAvailable: z.boolean(),
  ...authoredErid,
};

export const articlePatch = z
  .strictObject({
    ...authored,
    /**
     * `updatedAt` of the edited version: 409 `changed-since` when a newer one exists; absent to overwrite any version.
     */
    seenAt: instant,
  })
  .partial();
export const articleBody = z
  .strictObject({ ...authored, entries: z.enum(['article', 'video']) })
  .partial()
  .required({ title: true, brand: true });

const named = z.array(z.object({ slug: z.string(), title: z.string() }));

/** All values that an author can choose from; every list is small. */
export const articleChoices = resource(
  'article-choices',
  z.object({
    id: z.string(),
    categories: named,
    tags: named,
    /** Each gamma belongs to one brand, or to all of them. */
    gammas: z.array(z.object({ slug: z.string(), title: z.string(), mark: z.string().nullable() })),
    /** Tests that are not archived, by title. */
    tests: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
);
