import { z } from 'zod';
import { CATALOGUE_FILTERS, CATALOGUE_STATUSES } from '@/lib/domain/publication-state';
import { resource } from '@/lib/json-api/resource';
import { authoredSlug, instant } from '../core/shapes';

const word = {
  id: z.string(),
  /** Anchor of the word on the glossary page. */
  slug: z.string(),
  name: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Other names: an INCI name, an abbreviation. */
  synonyms: z.array(z.string()),
  /** Mark slug of a word of one brand; null for a word of all brands. */
  markId: z.string().nullable(),
};

export const glossaryWord = resource('glossary-words', z.object(word));

/** The word as its author sees it. */
export const authoredWord = resource(
  'glossary-words',
  z.object({
    ...word,
    status: z.enum(CATALOGUE_STATUSES),
    publishedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  }),
);

export const glossaryQuery = z.strictObject({
  filter: z
    .strictObject({
      /** Mark slug: words of this brand and of all brands. */
      mark: z.string().max(60).optional(),
      search: z.string().max(255).optional(),
      /** Extension: only words with an INCI name. */
      ingredients: z.enum(['1']).optional(),
    })
    .optional(),
});

export const authoredQuery = z.strictObject({
  filter: z
    .strictObject({
      status: z.enum(CATALOGUE_FILTERS).optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
});

const fields = {
  slug: authoredSlug,
  name: z.string().trim().min(1, 'Нужно слово.').max(120),
  description: z.string().trim().min(1, 'Нужно определение.').max(10_000),
  synonyms: z.array(z.string().trim().min(1).max(120)).max(20),
  markId: z.string().min(1).max(60).nullable(),
  status: z.enum(CATALOGUE_STATUSES),
  /** Null: a draft; a future instant: scheduled. */
  publishedAt: instant.nullable(),
};

export const wordPatch = z.strictObject(fields).partial();
export const wordBody = wordPatch.required({ name: true, description: true });
