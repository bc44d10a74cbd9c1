import { many } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Searches everything that the person may open; `filter[isSearchSuggestions]` returns a few titles while typing. */
export const searchDocuments = endpoint({
  method: 'GET',
  path: '/v1/global-search/global-search-documents',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.searchQuery, answer: many(s.searchDocument, s.searchMeta) };
  },
});
