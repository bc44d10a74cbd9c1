import type { GiftSort } from '@/api/orders/queries';
import { choice, flag, pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** Orders besides the catalogue's own. */
export const SORTS = {
  '-createdAt': 'Сначала новые',
  price: 'Сначала дешевле',
  '-price': 'Сначала дороже',
  name: 'По названию',
} as const satisfies Record<GiftSort, string>;

export const giftList = listAddress({
  path: path.catalogue(),
  fields: {
    mark: slug(60),
    affordable: flag(),
    sort: choice(Object.keys(SORTS) as GiftSort[]),
    page: pageNumber(),
  },
});

export type GiftsView = ViewOf<typeof giftList>;
