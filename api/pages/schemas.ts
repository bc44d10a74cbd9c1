import { z } from 'zod';
import { AUTHORED_STATUSES } from '@/lib/domain/publication-state';
import { resource } from '@/lib/json-api/resource';
import { authoredErid, erid, image, instant, lettersSlug, list, ownImage, paging } from '../core/shapes';

/** A brand's page: text (`content`) or, with an `executableFile`, a package that runs in a frame (a landing). */
export const page = resource(
  'pages',
  z.object({
    id: z.string(),
    /** Mark slug; `proexpert` for a page of no brand. */
    markId: z.string(),
    markName: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** Sanitised HTML; empty for a landing and in lists. */
    content: z.string(),
    image: image.nullable(),
    packageId: z.string().nullable(),
    /** Name of the first page within the package. */
    indexFile: z.string().nullable(),
    /** Address of that page, for the frame. */
    executableFile: z.string().nullable(),
    ...erid,
    status: z.enum(AUTHORED_STATUSES),
    publishedAt: instant.nullable(),
    updatedAt: instant,
  }),
);

export const pageBySlugQuery = z.strictObject({ slug: z.string().min(1).max(120) });

export const pageListQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ mark: list.optional(), status: z.enum(AUTHORED_STATUSES).optional() }).optional(),
});

const pageFields = {
  markId: z.string().min(1).max(64),
  slug: lettersSlug,
  title: z.string().trim().min(1).max(255),
  description: z.string().max(1000),
  content: z.string().max(500_000),
  image: ownImage.nullable(),
  packageId: z.string().max(64).nullable(),
  ...authoredErid,
  status: z.enum(AUTHORED_STATUSES),
  /** A future instant: scheduled; null on publishing: now. */
  publishedAt: instant.nullable(),
};

export const newPage = z
  .strictObject(pageFields)
  .partial()
  .required({ markId: true, slug: true, title: true });
export const pageChanges = z.strictObject(pageFields).partial();
