import type { PeopleFilter, PeopleSort } from '@/api/user/queries';
import { choice, id, pageNumber, slug, text, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

const points = () => text(/^\d{1,7}$/);

/** Sort orders of people: names in addresses to names in the call. */
export const PEOPLE_SORTS = {
  name: 'fullname',
  '-name': '-fullname',
  points: 'points',
  '-points': '-points',
  spent: 'spent',
  '-spent': '-spent',
  seen: 'last_activity',
  '-seen': '-last_activity',
} as const satisfies Record<string, PeopleSort>;
type Sort = keyof typeof PEOPLE_SORTS;

/** People of a territory: `/lk/representative/pharmacists?search=…&city=3&status=active&sort=-points&scope=sector`. */
export const pharmacistsList = listAddress({
  path: path.pharmacists(),
  tabs: ['scope'],
  fields: {
    scope: choice(['sector']),
    search: words(),
    status: choice(['active', 'inactive']),
    mark: slug(60),
    region: id(),
    city: id(),
    chain: id(),
    pharmacy: id(),
    category: id(),
    area: id(),
    from: points(),
    to: points(),
    quiet: choice(['30', '60', '90']),
    archive: choice(['1']),
    sort: choice(Object.keys(PEOPLE_SORTS) as Sort[], 'name'),
    page: pageNumber(),
  },
});

export type PharmacistsView = ViewOf<typeof pharmacistsList>;

export const sortOf = ({ sort }: PharmacistsView): PeopleSort => PEOPLE_SORTS[sort];

const given = <N extends keyof PeopleFilter>(name: N, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Pick<PeopleFilter, never>;

/** `filter` of the call; people who have left are included only on request. */
export const filterOf = (view: PharmacistsView): PeopleFilter => ({
  archived: view.archive ?? '0',
  ...(view.status ? { active: view.status === 'active' ? ('1' as const) : ('0' as const) } : {}),
  ...given('search', view.search),
  ...given('mark', view.mark),
  ...given('region_id', view.region),
  ...given('city_id', view.city),
  ...given('chain_id', view.chain),
  ...given('pharmacy_id', view.pharmacy),
  ...given('category_id', view.category),
  ...given('area_id', view.area),
  ...given('points_from', view.from),
  ...given('points_to', view.to),
  ...given('quiet_days', view.quiet),
});

/** `filter` of the list's export. */
export const exportFilter = (view: PharmacistsView) => ({
  ...filterOf(view),
  ...(view.scope ? { sector: '1' } : {}),
});
