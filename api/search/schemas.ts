import { z } from 'zod';
import { SEARCH_TYPES } from '@/lib/domain/search-documents';
import { MOST_LENGTH } from '@/lib/domain/search-query';
import { resource } from '@/lib/json-api/resource';
import { erid, image, paging } from '../core/shapes';

const type = z.enum(SEARCH_TYPES);

export const searchDocument = resource(
  'global-search-documents',
  z.object({
    id: z.string(),
    modelTypeAlias: type,
    modelId: z.string(),
    /** Empty for what opens by its id. */
    slug: z.string(),
    title: z.string(),
    /** The place of the text where the words stand; plain text, empty in suggestions. */
    excerpt: z.string(),
    /** Mark slug; null for a thing of no brand. */
    brand: z.string().nullable(),
    markName: z.string().nullable(),
    image: image.nullable(),
    ...erid,
  }),
);

/** `filter[modelTypeAlias][]=article`, several times, or one value with commas. */
const types = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((one) => one.split(',').filter(Boolean)))
  .pipe(z.array(type));

export const searchQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({
    query: z.string().trim().min(1).max(MOST_LENGTH),
    isSearchSuggestions: z.enum(['0', '1']).optional(),
    modelTypeAlias: types.optional(),
  }),
});

/** How the answer came about: as asked; after a wrong layout or a misspelling was mended; or only something near. */
export const SEARCH_MATCHES = ['asked', 'corrected', 'near', 'popular', 'nothing'] as const;

export const searchMeta = z.object({
  matched: z.enum(SEARCH_MATCHES),
  /** What was searched in place of the query. */
  correction: z.string().nullable(),
  /** How many of each type there are, whatever types were asked for; none for what is only near. */
  counts: z.array(z.object({ type, count: z.number().int() })),
  /** Words to mark, each in every spelling that was looked for. */
  words: z.array(z.string()),
  /** There are more than were counted. */
  isCapped: z.boolean(),
});
