import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import { getProductBySlug, listProductFilterGroups, listProductItems } from './endpoints';
import type { itemQuery, product, productFilterGroup, productItem } from './schemas';

export type Product = z.output<(typeof product)['schema']>;
export type ProductItem = z.output<(typeof productItem)['schema']>;
export type ProductFilterGroup = z.output<(typeof productFilterGroup)['schema']>;
export type ProductItems = ResultOf<Awaited<ReturnType<(typeof listProductItems)['shapes']>>>;
export type ProductFilters = NonNullable<z.input<typeof itemQuery>['filter']>;
export type ProductSort = NonNullable<z.input<typeof itemQuery>['sort']>;

export const PRODUCTS_PAGE = 24;

export const productKeys = {
  all: ['products'] as const,
  items: (filter: ProductFilters, sort: ProductSort, shown: Shown | number) =>
    [...productKeys.all, 'items', filter, sort, shown] as const,
  groups: (filter: ProductFilters) => [...productKeys.all, 'groups', filter] as const,
  bySlug: (slug: string) => [...productKeys.all, 'slug', slug] as const,
};

/** The first few cards of a list of products, or the page that its address shows. */
export const productItemsQuery = (
  filter: ProductFilters,
  sort: ProductSort = '-publishedAt',
  shown: Shown | number = PRODUCTS_PAGE,
) =>
  queryOptions({
    queryKey: productKeys.items(filter, sort, shown),
    queryFn: ({ signal }) =>
      call(listProductItems, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

export const productGroupsQuery = (filter: ProductFilters) =>
  queryOptions({
    queryKey: productKeys.groups(filter),
    queryFn: ({ signal }) => call(listProductFilterGroups, { query: { filter }, signal }),
  });

/** One product with its texts; CallError 404 when there is none. */
export const productQueryBySlug = (slug: string) =>
  queryOptions({
    queryKey: productKeys.bySlug(slug),
    queryFn: ({ signal }) => call(getProductBySlug, { params: { slug }, signal }),
  });
