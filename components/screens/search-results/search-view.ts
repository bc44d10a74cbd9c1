import { isSearchType, OPEN_TYPES, SEARCH_PATH, type SearchType } from '@/lib/domain/search-documents';
import { MOST_LENGTH } from '@/lib/domain/search-query';
import { oneOf, withQuery } from '@/lib/routes/list-address';

/** The page of results as its address tells it. */
export interface SearchView {
  text: string;
  type?: SearchType;
  /** From 1. */
  page: number;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Reads an address; what it can't be is left out. */
export function readSearch(query: Query): SearchView {
  const type = oneOf(query.type);
  const page = Number(oneOf(query.page));
  return {
    text: (oneOf(query.q) ?? '').trim().slice(0, MOST_LENGTH),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
    ...(isSearchType(type) && OPEN_TYPES.includes(type) ? { type } : {}),
  };
}

/** Address of the same query among one type, or all; the page begins anew. */
export function searchHref({ text }: SearchView, type?: SearchType, page?: number): string {
  return withQuery(SEARCH_PATH, { q: text, type, page: page && page > 1 ? page : undefined });
}
