import type { QueryClient } from '@tanstack/react-query';
import { pharmacyListQuery, type PharmacyFilter } from '@/api/pharmacies/queries';
import { SELECT_PAGE } from '@/api/select/queries';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';

/** Pharmacies in the viewer's sight, by name or address; optionally of one city and chain. */
export function loadOwnPharmacies(
  cache: QueryClient,
  sector: boolean,
  place: Pick<PharmacyFilter, 'city_id' | 'chain_id'> = {},
): LoadOptions {
  return async ({ text, page }) => {
    const filter = { archived: '0' as const, ...place, ...(text ? { search: text } : {}) };
    const list = await cache.fetchQuery(
      pharmacyListQuery({ filter, sort: 'name', page, size: SELECT_PAGE, sector }),
    );
    const items = list.items.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }));
    return { items, more: !!list.page && list.page.number < list.page.pages };
  };
}
