import { z } from 'zod';
import { FILTER_GROUPS } from '@/lib/domain/product-filters';
import { CATALOGUE_FILTERS, CATALOGUE_STATUSES } from '@/lib/domain/publication-state';
import { resource } from '@/lib/json-api/resource';
import {
  authoredErid,
  authoredSlug,
  erid,
  image,
  instant,
  liking,
  list,
  ownImage,
  paging,
} from '../core/shapes';

const group = z.enum(FILTER_GROUPS);

/** Fields shown on a card of the catalogue. */
const face = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  size: z.string().nullable(),
  /** Mark slug. */
  markId: z.string(),
  markName: z.string(),
  gammaAlias: z.string().nullable(),
  gammaName: z.string().nullable(),
  format: z.string().nullable(),
  /** First picture of the gallery. */
  image: image.nullable(),
  isNew: z.boolean(),
  publishedAt: instant.nullable(),
  ...liking,
  ...erid,
};

export const productItem = resource('product-items', z.object(face));

const images = z.object({
  ogImage: image.nullable(),
  content: z.array(image),
  /** The gallery, sorted by `order`. */
  preview: z.array(image),
});

/** Rich texts are sanitised HTML. */
const texts = {
  fullDescription: z.string(),
  composition: z.string(),
  features: z.string(),
  applicationMethod: z.string(),
  result: z.string(),
};

export const product = resource(
  'products',
  z.object({
    ...face,
    ...texts,
    /** Extension: the sentence to say at the counter. */
    counsel: z.string().nullable(),
    vendorCode: z.string().nullable(),
    status: z.enum(CATALOGUE_STATUSES),
    /** Names, with the glossary anchor of those that are glossary words. */
    activeComponents: z.array(z.object({ title: z.string(), slug: z.string().nullable() })),
    filters: z.array(z.object({ group, alias: z.string(), title: z.string() })),
    /** Themes shared with articles, videos and tests. */
    tags: z.array(z.object({ slug: z.string(), title: z.string() })),
    images,
    createdAt: instant,
    updatedAt: instant,
  }),
);

const chosen = Object.fromEntries(FILTER_GROUPS.map((name) => [name, list.optional()])) as Record<
  (typeof FILTER_GROUPS)[number],
  z.ZodOptional<typeof list>
>;

const filter = z.strictObject({
  /** Mark slugs. */
  mark: list.optional(),
  ...chosen,
  search: z.string().max(255).optional(),
  /** Ids left out, comma-separated. */
  exclude: list.optional(),
});

const sort = z.enum(['-publishedAt', 'publishedAt', 'title', '-title', '-likeCount']).optional();

export const itemQuery = z.strictObject({ page: paging, filter: filter.optional(), sort });

/** A `status` other than active is only for those who write content. */
export const productQuery = z.strictObject({
  page: paging,
  filter: filter.extend({ status: z.enum(CATALOGUE_FILTERS).optional() }).optional(),
  sort,
});

export const groupQuery = z.strictObject({ filter: filter.optional() });

export const productFilterGroup = resource(
  'product-filter-groups',
  z.object({
    id: group,
    title: z.string(),
    /** Name of the query parameter within `filter[…]`. */
    name: group,
    entries: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
  }),
);

const slug = authoredSlug;
const html = z.string().max(60_000);
const line = (max: number) => z.string().trim().max(max);

const fields = {
  slug,
  title: line(255).min(1, 'Нужно название.'),
  /** Mark slug. */
  markId: z.string().min(1).max(60),
  shortDescription: line(500),
  fullDescription: html,
  composition: html,
  features: html,
  applicationMethod: html,
  result: html,
  counsel: line(500).nullable(),
  size: line(120).nullable(),
  vendorCode: line(60).nullable(),
  activeComponents: z.array(line(120).min(1)).max(30),
  /** With a title an unknown entry is created; without one the entry must exist. */
  filters: z.array(z.object({ group, alias: slug, title: line(120).min(1).optional() })).max(40),
  /** Slugs of existing themes. */
  tags: z.array(z.string().min(1).max(100)).max(20),
  images: z.object({
    ogImage: ownImage.nullable().optional(),
    content: z.array(ownImage).max(20).optional(),
    preview: z.array(ownImage).max(20).optional(),
  }),
  status: z.enum(CATALOGUE_STATUSES),
  isNew: z.boolean(),
  /** Null: a draft; a future instant: scheduled. */
  publishedAt: instant.nullable(),
  ...authoredErid,
};

export const productPatch = z.strictObject(fields).partial();
export const productBody = productPatch.required({ title: true, markId: true });
