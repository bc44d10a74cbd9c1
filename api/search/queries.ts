import { queryOptions } from '@tanstack/react-query';
import type { SearchType } from '@/lib/domain/search-documents';
import { MOST_LENGTH } from '@/lib/domain/search-query';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import { searchDocuments } from './endpoints';

export type SearchAnswer = ResultOf<Awaited<ReturnType<(typeof searchDocuments)['shapes']>>>;
export type FoundDocument = SearchAnswer['items'][number];

export const SEARCH_PAGE = 20;
const SUGGESTIONS = 8;

export const searchKeys = {
  all: ['search'] as const,
  results: (text: string, types: readonly SearchType[], page: number) =>
    [...searchKeys.all, 'results', text, types, page] as const,
};

/** A page of search results of these types, and the count of each type. */
export const searchResultsQuery = (text: string, types: readonly SearchType[], page: number) =>
  queryOptions({
    queryKey: searchKeys.results(text, types, page),
    queryFn: ({ signal }) =>
      call(searchDocuments, {
        query: {
          filter: { query: text, modelTypeAlias: [...types] },
          page: { number: page, size: SEARCH_PAGE },
        },
        signal,
      }),
  });

/** A few titles for the text typed so far; the caller aborts the earlier request by its signal (section 7). */
export function suggest(text: string, types: readonly SearchType[], signal: AbortSignal) {
  return call(searchDocuments, {
    query: {
      filter: { query: text, isSearchSuggestions: '1', modelTypeAlias: [...types] },
      page: { size: SUGGESTIONS },
    },
    signal,
  });
}

/** Types that may already answer a question. */
const ANSWERS: readonly SearchType[] = ['question', 'article', 'video', 'glossary_word'];
const MOST_ANSWERS = 4;

/** Documents close to the words of a question, answered questions first; none instead of merely popular ones. */
export async function findAnswers(text: string, signal: AbortSignal): Promise<readonly FoundDocument[]> {
  const { items, meta } = await call(searchDocuments, {
    query: {
      filter: { query: text.slice(0, MOST_LENGTH), modelTypeAlias: [...ANSWERS] },
      page: { size: MOST_ANSWERS * 2 },
    },
    signal,
  });
  if (meta.matched === 'popular' || meta.matched === 'nothing') return [];
  const rank = ({ modelTypeAlias }: FoundDocument) => ANSWERS.indexOf(modelTypeAlias);
  return items
    .filter((found) => rank(found) >= 0)
    .sort((one, other) => Number(rank(one) > 0) - Number(rank(other) > 0))
    .slice(0, MOST_ANSWERS);
}
