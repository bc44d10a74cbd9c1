import { sortedBy } from '../format/sort';

/** Groups of the product catalogue's filters in display order; the names are also query parameters. */
export const FILTER_GROUPS = ['gamma', 'need', 'skin', 'format', 'audience'] as const;
export type FilterGroupName = (typeof FILTER_GROUPS)[number];

export const FILTER_TITLES: Readonly<Record<FilterGroupName, string>> = {
  gamma: 'Гамма',
  need: 'Задача',
  skin: 'Кожа и волосы',
  format: 'Формат',
  audience: 'Кому',
};

export interface FilterEntry {
  group: FilterGroupName;
  alias: string;
  title: string;
  position: number;
}
export interface FilterGroup {
  id: FilterGroupName;
  name: FilterGroupName;
  title: string;
  entries: { value: string; title: string; count: number }[];
}
/** Aliases chosen in each group. Aliases of one group widen the result, groups narrow it. */
export type ChosenFilters = Partial<Readonly<Record<FilterGroupName, readonly string[]>>>;

/** Key that a product has for a filter: `gamma:lipikar`. */
export const filterKey = (group: FilterGroupName, alias: string) => `${group}:${alias}`;

/** Whether a product with these keys passes the chosen filters; group `but` is ignored. */
export function fitsFilters(
  keys: ReadonlySet<string>,
  chosen: ChosenFilters,
  but?: FilterGroupName,
): boolean {
  return FILTER_GROUPS.every((group) => {
    const wanted = chosen[group] ?? [];
    return group === but || wanted.length === 0 || wanted.some((alias) => keys.has(filterKey(group, alias)));
  });
}

/** Entries of a group: gammas by alphabet (specification, section 3), other groups in the order that editors set. */
function ordered(group: FilterGroupName, entries: readonly FilterEntry[]): FilterEntry[] {
  const byTitle = sortedBy(entries, ({ title }) => title);
  return group === 'gamma' ? byTitle : byTitle.sort((left, right) => left.position - right.position);
}

/**
 * Filter groups of a list of products; `count` of an entry: products left by it and by the choices of other groups.
 * Entries that no product has and groups without entries are omitted.
 */
export function filterGroups(
  entries: readonly FilterEntry[],
  products: readonly ReadonlySet<string>[],
  chosen: ChosenFilters = {},
): FilterGroup[] {
  return FILTER_GROUPS.map((group): FilterGroup => {
    const left = products.filter((keys) => fitsFilters(keys, chosen, group));
    const own = entries.filter(
      (entry) => entry.group === group && products.some((keys) => keys.has(filterKey(group, entry.alias))),
    );
    return {
      id: group,
      name: group,
      title: FILTER_TITLES[group],
      entries: ordered(group, own).map(({ alias, title }) => ({
        value: alias,
        title,
        count: left.filter((keys) => keys.has(filterKey(group, alias))).length,
      })),
    };
  }).filter(({ entries: kept }) => kept.length > 0);
}
