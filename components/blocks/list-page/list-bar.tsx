import type { ComponentType, ReactNode } from 'react';
import type { AddressOf } from '@/lib/lists/list-address';
import { ActiveFilters } from './active-filters';
import { FilterPanel, titleIn, type FilterGroup } from './filter-panel';
import { FilterSummary, summaryLook } from './filter-summary';
import styles from './list-bar.module.css';
import { ListSearch } from './list-search';
import { SortMenu } from './sort-menu';

interface ListBarProps<V, N extends string> {
  address: AddressOf<V, N | 'search' | 'sort'>;
  view: V & { search: string | undefined; sort: string };
  search: { label: string; placeholder: string };
  /** Tabs of the list; on a wide screen the search and the tools share their row. */
  tabs?: ReactNode;
  /** Chips for the choices that people make most often. */
  quick?: ReactNode;
  /** Every filter, in a panel. */
  groups: readonly FilterGroup<NoInfer<N>>[];
  /** A button that opens the filters as a popup; without a script the panel opens instead. */
  opener: ComponentType<{ view: V; className: string | undefined; children: ReactNode }>;
  /** Names of the orders by their value in the address. */
  sorts: Readonly<Record<string, string>>;
  /** Whether a quick chip shows and removes this filter, so that it has no chip among the active ones. */
  isQuick?: (name: string, value: string) => boolean;
}

/** The search, filters and order of a long list, made of links and GET forms alone. */
export function ListBar<V, N extends string>(props: ListBarProps<V, N>) {
  const { address, view, search, tabs, quick, groups, opener: Opener, sorts, isQuick } = props;
  const titleOf = (name: string, value: string) =>
    isQuick?.(name, value) ? null : titleIn(groups)(name, value);
  return (
    <div className={styles.bar} data-tabbed={tabs ? '' : undefined}>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <ListSearch address={address} view={view} {...search} className={styles.search} />
      {quick && <div className={styles.quick}>{quick}</div>}
      <div className={styles.tools}>
        <FilterPanel
          {...{ address, view, groups }}
          summary={
            <Opener view={view} className={summaryLook}>
              <FilterSummary count={address.active(view).length} />
            </Opener>
          }
        />
        <SortMenu address={address} view={view} sorts={sorts} />
      </div>
      <ActiveFilters address={address} view={view} titleOf={titleOf} />
    </div>
  );
}
