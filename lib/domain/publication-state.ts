/** States of every kind of content. `scheduled`: published with a date in the future. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Names of the states: for one item (материал, тест), and for a tab. */
export const STATE_WORDS = {
  draft: { one: 'Черновик', many: 'Черновики' },
  scheduled: { one: 'Запланирован', many: 'Запланированы' },
  published: { one: 'Опубликован', many: 'Опубликованы' },
  archived: { one: 'В архиве', many: 'Архив' },
} as const satisfies Record<PublicationState, { one: string; many: string }>;

/** Statuses that an author sets; a future date makes a published item `scheduled`. */
export const AUTHORED_STATUSES = [
  'draft',
  'published',
  'archived',
] as const satisfies readonly PublicationState[];
export type AuthoredStatus = (typeof AUTHORED_STATUSES)[number];

/**
 * Status values in tables and on the wire, by kind: `article` is articles and videos, `material` modules and pages,
 * `catalogue` products and glossary words. `draft: null`: an active row without a date is a draft.
 */
export const PUBLICATION_WORDS = {
  article: { draft: 0, published: 1, archived: 2 },
  material: { draft: 'draft', published: 'published', archived: 'archived' },
  catalogue: { draft: null, published: 'active', archived: 'archive' },
} as const satisfies Record<string, Record<AuthoredStatus, string | number | null>>;
export type PublicationKind = keyof typeof PUBLICATION_WORDS;

/** Values of `status` for products and glossary words. */
export const CATALOGUE_STATUSES = [
  PUBLICATION_WORDS.catalogue.published,
  PUBLICATION_WORDS.catalogue.archived,
] as const;

/** Values of `filter[status]` for products and glossary words, with the states they select. */
export const CATALOGUE_FILTER = {
  active: 'published',
  archive: 'archived',
  draft: 'draft',
  scheduled: 'scheduled',
} as const satisfies Record<string, PublicationState>;
type CatalogueFilter = keyof typeof CATALOGUE_FILTER;
export const CATALOGUE_FILTERS = Object.keys(CATALOGUE_FILTER) as [CatalogueFilter, ...CatalogueFilter[]];

interface Kept {
  status: string | number;
  publishedAt: Date | null;
}

/** State of a row at `now`, by the status values of its kind. */
export function publicationState(kind: PublicationKind, row: Kept, now: Date): PublicationState {
  const words = PUBLICATION_WORDS[kind];
  if (row.status === words.archived) return 'archived';
  if (row.status !== words.published || row.publishedAt === null) return 'draft';
  return row.publishedAt > now ? 'scheduled' : 'published';
}

/** Status of an article by its stored number; a draft when nothing is stored yet. */
export function articleStatus(kept: number | undefined): AuthoredStatus {
  const words = PUBLICATION_WORDS.article;
  return AUTHORED_STATUSES.find((status) => words[status] === kept) ?? 'draft';
}
