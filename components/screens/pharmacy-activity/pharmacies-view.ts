import type { PharmacyFilter, PharmacySort } from '@/api/pharmacies/queries';
import { choice, id, pageNumber, slug, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

const SORTS = {
  name: 'name',
  '-name': '-name',
  people: 'count',
  '-people': '-count',
  earned: 'mark_points',
  '-earned': '-mark_points',
  spent: 'spending_points',
  '-spent': '-spending_points',
  visit: 'last_visit',
  '-visit': '-last_visit',
} as const satisfies Record<string, PharmacySort>;
type Sort = keyof typeof SORTS;

/** Pharmacies of a territory: `/lk/representative/pharmacy-activity?category=2&sort=-earned&scope=sector`. */
export const pharmaciesList = listAddress({
  path: path.pharmacyActivity(),
  tabs: ['scope'],
  fields: {
    scope: choice(['sector']),
    search: words(),
    category: id(),
    mark: slug(60),
    chain: id(),
    region: id(),
    city: id(),
    area: id(),
    archive: choice(['1']),
    sort: choice(Object.keys(SORTS) as Sort[], 'name'),
    page: pageNumber(),
  },
});

export type PharmaciesView = ViewOf<typeof pharmaciesList>;

export const sortOf = ({ sort }: PharmaciesView): PharmacySort => SORTS[sort];

/** `filter` of the call; closed pharmacies are included only on request. */
export function filterOf(view: PharmaciesView): PharmacyFilter {
  const { search, mark, category, chain, region, city, area, archive } = view;
  return {
    archived: archive ?? '0',
    ...(search ? { search } : {}),
    ...(mark ? { mark } : {}),
    ...(category ? { category_id: category } : {}),
    ...(chain ? { chain_id: chain } : {}),
    ...(region ? { region_id: region } : {}),
    ...(city ? { city_id: city } : {}),
    ...(area ? { area_id: area } : {}),
  };
}
