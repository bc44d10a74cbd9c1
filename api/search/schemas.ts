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
    /** Empty for a document that is opened by its id. */
    slug: z.string(),
    title: z.string(),
    /** The passage of the text with the words; plain text, empty in suggestions. */
    excerpt: z.string(),
    /** Mark slug; null for a document of no brand. */
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

/**
 * Way in which results were found: as typed; after correcting a wrong layout or a misspelling; or only similar ones.
 */
export const SEARCH_MATCHES = ['asked', 'corrected', 'near', 'popular', 'nothing'] as const;

export const searchMeta = z.object({
  matched: z.enum(SEARCH_MATCHES),
  /** The corrected query that was searched. */
  correction: z.string().nullable(),
  /** Count of each type, whatever types were requested; empty when only similar results were found. */
  counts: z.array(z.object({ type, count: z.number().int() })),
  /** Words to highlight, in every spelling that was searched. */
  words: z.array(z.string()),
  /** Whether there are more results than were counted. */
  isCapped: z.boolean(),
});
