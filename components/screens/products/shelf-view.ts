import type { ProductFilters, ProductSort } from '@/api/products/queries';
import { FILTER_GROUPS, type ChosenFilters, type FilterGroupName } from '@/lib/domain/product-filters';
import { oneOf, withQuery } from '@/lib/routes/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';

export const SORTS = {
  '-publishedAt': 'Сначала новые',
  '-likeCount': 'Популярные',
  title: 'По названию',
} as const satisfies Partial<Record<ProductSort, string>>;
export type ShelfSort = keyof typeof SORTS;

/** A catalogue as its address tells it. */
export interface ShelfView {
  /** The empty brand: every brand's. */
  brand: string;
  chosen: ChosenFilters;
  search?: string;
  sort: ShelfSort;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** `?gamma=a,b` and `?gamma=a&gamma=b` alike. */
function several(value: string | string[] | undefined): string[] {
  const parts = [value ?? []].flat().flatMap((one) => one.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => /^[\w-]{1,100}$/.test(part)))];
}

/** Reads an address; what it can't be is left out, so a spoiled one still opens a catalogue. */
export function readShelf(brand: string, query: Query): ShelfView {
  const search = oneOf(query.search)?.trim().slice(0, 255);
  const sort = (Object.keys(SORTS) as ShelfSort[]).find((one) => one === oneOf(query.sort));
  const chosen = Object.fromEntries(
    FILTER_GROUPS.flatMap((group) => {
      const aliases = several(query[group]);
      return aliases.length > 0 ? [[group, aliases]] : [];
    }),
  );
  return { brand, chosen, sort: sort ?? '-publishedAt', ...(search ? { search } : {}) };
}

export function shelfPath(brand: string): string {
  return brand === EMPTY_BRAND ? '/products' : `/${brand}/products`;
}

type Change = { [K in keyof ShelfView]?: ShelfView[K] | undefined };

/** Address of the same catalogue with a change; `undefined` takes it off. The page number begins anew. */
export function shelfHref(view: ShelfView, change: Change = {}, page?: number): string {
  const { brand, chosen = {}, search, sort } = { ...view, ...change };
  const groups = FILTER_GROUPS.map((group) => [group, chosen[group]?.join(',') || undefined] as const);
  return withQuery(shelfPath(brand ?? EMPTY_BRAND), {
    ...Object.fromEntries(groups),
    search,
    sort: sort === '-publishedAt' ? undefined : sort,
    page,
  }).replaceAll('%2C', ',');
}

/** With the entry when it was not chosen, without it when it was. */
export function toggled(chosen: ChosenFilters, group: FilterGroupName, alias: string): ChosenFilters {
  const have = chosen[group] ?? [];
  const next = have.includes(alias) ? have.filter((one) => one !== alias) : [...have, alias];
  return { ...chosen, [group]: next };
}

/** The same as the services ask it. */
export function shelfFilter({ brand, chosen, search }: ShelfView): ProductFilters {
  const groups = Object.entries(chosen).map(([group, aliases]) => [group, [...aliases]] as const);
  return {
    ...(brand === EMPTY_BRAND ? {} : { mark: [brand] }),
    ...Object.fromEntries(groups),
    ...(search ? { search } : {}),
  };
}

export function countChosen({ chosen, search }: ShelfView): number {
  return Object.values(chosen).reduce((sum, aliases) => sum + aliases.length, search ? 1 : 0);
}
