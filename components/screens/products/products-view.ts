import type { ProductFilters, ProductSort } from '@/api/products/queries';
import type { FILTER_GROUPS } from '@/lib/domain/product-filters';
import { choice, pageNumber, slugs, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import * as path from '@/lib/routes/path';

export const SORTS = {
  '-publishedAt': 'Сначала новые',
  '-likeCount': 'Популярные',
  title: 'По названию',
} as const satisfies Partial<Record<ProductSort, string>>;
type SortName = keyof typeof SORTS;

interface OfBrand {
  /** Slug of the brand; the empty one means all brands. */
  brand: string;
}

const group = slugs(100);
const groups: Record<(typeof FILTER_GROUPS)[number], typeof group> = {
  gamma: group,
  need: group,
  skin: group,
  format: group,
  audience: group,
};

/** Address of the catalogue of a brand, or of all brands. */
export const productList = listAddress({
  path: ({ brand }: OfBrand) => path.products(brand),
  fields: {
    ...groups,
    search: words(),
    sort: choice(Object.keys(SORTS) as SortName[], '-publishedAt'),
    page: pageNumber(),
  },
});

export type ProductsView = ViewOf<typeof productList> & OfBrand;

/** Filter of the list's call. */
export const productFilter = (view: ProductsView): ProductFilters => ({
  ...(view.brand === EMPTY_BRAND ? {} : { mark: [view.brand] }),
  ...productList.filter(view),
});

export const countChosen = (view: ProductsView) => productList.active(view).length;
