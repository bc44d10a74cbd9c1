/** The states of every kind of content. `scheduled`: published, with its day still to come. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** As people read them: of one item (материал, тест), and of a tab. */
export const STATE_WORDS = {
  draft: { one: 'Черновик', many: 'Черновики' },
  scheduled: { one: 'Запланирован', many: 'Запланированы' },
  published: { one: 'Опубликован', many: 'Опубликованы' },
  archived: { one: 'В архиве', many: 'Архив' },
} as const satisfies Record<PublicationState, { one: string; many: string }>;

/** What an author says of a material; its day makes a published one `scheduled`. */
export const AUTHORED_STATUSES = [
  'draft',
  'published',
  'archived',
] as const satisfies readonly PublicationState[];
export type AuthoredStatus = (typeof AUTHORED_STATUSES)[number];

/**
 * The words that the tables and the wire have for them, by kind: `article` are articles and videos, `material` modules
 * and pages, `catalogue` products and glossary words. `draft: null`: an active one without a day is a draft.
 */
export const PUBLICATION_WORDS = {
  article: { draft: 0, published: 1, archived: 2 },
  material: { draft: 'draft', published: 'published', archived: 'archived' },
  catalogue: { draft: null, published: 'active', archived: 'archive' },
} as const satisfies Record<string, Record<AuthoredStatus, string | number | null>>;
export type PublicationKind = keyof typeof PUBLICATION_WORDS;

/** Words of `status` in the catalogue and the glossary. */
export const CATALOGUE_STATUSES = [
  PUBLICATION_WORDS.catalogue.published,
  PUBLICATION_WORDS.catalogue.archived,
] as const;

/** Words of `filter[status]` there, and the states they ask for. */
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

/** The state of a row at `now`, by the words of its kind. */
export function publicationState(kind: PublicationKind, row: Kept, now: Date): PublicationState {
  const words = PUBLICATION_WORDS[kind];
  if (row.status === words.archived) return 'archived';
  if (row.status !== words.published || row.publishedAt === null) return 'draft';
  return row.publishedAt > now ? 'scheduled' : 'published';
}

/** What the author of an article said, from the number it is kept as; nothing kept yet is a draft. */
export function articleStatus(kept: number | undefined): AuthoredStatus {
  const words = PUBLICATION_WORDS.article;
  return AUTHORED_STATUSES.find((status) => words[status] === kept) ?? 'draft';
}
