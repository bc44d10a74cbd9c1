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
  /** What divides the list: on a desk the search and the tools stand on its line, so that the chips are the only other row. */
  tabs?: ReactNode;
  /** What is chosen most often, as chips. */
  quick?: ReactNode;
  /** Every filter, in a panel. */
  groups: readonly FilterGroup<NoInfer<N>>[];
  /** Opens the filters as a popup; without a script the panel opens in its place. */
  opener: ComponentType<{ view: V; className: string | undefined; children: ReactNode }>;
  /** Orders by what the address says of them. */
  sorts: Readonly<Record<string, string>>;
  /** Whether the filter is shown and taken off elsewhere, by a quick chip. */
  isQuick?: (name: string, value: string) => boolean;
}

/** Everything that narrows and orders a long list; all of it links and GET forms. */
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
