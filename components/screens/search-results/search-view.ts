import { OPEN_TYPES, SEARCH_PATH } from '@/lib/domain/search-documents';
import { MOST_LENGTH } from '@/lib/domain/search-query';
import { choice, pageNumber, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';

export const foundList = listAddress({
  path: SEARCH_PATH,
  fields: { q: words(MOST_LENGTH), type: choice(OPEN_TYPES), page: pageNumber(1000) },
});

export type SearchView = ViewOf<typeof foundList>;
