import { productGroupsQuery, productItemsQuery } from '@/api/products/queries';
import type { ChosenValues, FiltersListProps } from '@/components/popups/list-filter-types';
import { openPopup } from '@/components/popups/store';
import { FILTER_GROUPS } from '@/lib/domain/product-filters';
import { productFilter, productList, type ProductsView } from './products-view';

/** The same list by other filters, from its first page on. */
const viewOf = (view: ProductsView, chosen: ChosenValues): ProductsView => ({
  ...view,
  ...Object.fromEntries(FILTER_GROUPS.map((name) => [name, [...(chosen[name] ?? [])]])),
  page: 1,
});

async function look(cache: Parameters<FiltersListProps['look']>[0], view: ProductsView) {
  const filter = productFilter(view);
  const [groups, list] = await Promise.all([
    cache.fetchQuery(productGroupsQuery(filter)),
    cache.fetchQuery(productItemsQuery(filter, view.sort, 1)),
  ]);
  return { groups: groups.items, total: list.page?.total ?? list.items.length };
}

/** Opens the popup of all filters; `go` gets the address of what was chosen. */
export function openFilters(view: ProductsView, go: (href: string) => void): void {
  openPopup('filters-list', {
    title: 'Фильтры продуктов',
    list: productList.href({ ...view, page: 1 }),
    chosen: Object.fromEntries(FILTER_GROUPS.map((name) => [name, view[name]])),
    look: (cache, chosen) => look(cache, viewOf(view, chosen)),
    onShow: (chosen) => go(productList.href(viewOf(view, chosen))),
  });
}
