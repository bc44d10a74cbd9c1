import type { GiftSort } from '@/api/orders/queries';
import { choice, flag, pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** The services' default order. */
const OWN = 'recommended';

export const SORTS = {
  [OWN]: 'Сначала рекомендуемые',
  '-createdAt': 'Сначала новые',
  price: 'Сначала дешевле',
  '-price': 'Сначала дороже',
  name: 'По названию',
} as const satisfies Record<GiftSort | typeof OWN, string>;

export const giftList = listAddress({
  path: path.catalogue(),
  fields: {
    mark: slug(60),
    affordable: flag(),
    sort: choice(Object.keys(SORTS) as (keyof typeof SORTS)[], OWN),
    page: pageNumber(),
  },
});

export type GiftsView = ViewOf<typeof giftList>;

/** `sort` of the list's call; undefined for the default order. */
export const sortOf = ({ sort }: Pick<GiftsView, 'sort'>): GiftSort | undefined =>
  sort === OWN ? undefined : sort;
