import type { ReactNode } from 'react';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { FilterPanel, titleIn, type FilterGroup } from '@/components/blocks/list-page/filter-panel';
import bar from '@/components/blocks/list-page/list-bar.module.css';
import { ListSearch } from '@/components/blocks/list-page/list-search';
import { SortMenu } from '@/components/blocks/list-page/sort-menu';
import type { AddressOf } from '@/lib/lists/list-address';
import styles from './staff-table.module.css';

interface StaffToolbarProps<V, N extends string> {
  address: AddressOf<V, N | 'search' | 'sort'>;
  view: V;
  search?: { label: string; placeholder: string } | undefined;
  groups?: readonly FilterGroup<NoInfer<N>>[] | undefined;
  quick?: ReactNode;
  /** A button that opens the filters where scripts run; without scripts the panel of `groups` opens. */
  filters?: ReactNode;
  titleOf?: ((name: string, value: string) => string | null) | undefined;
  sorts: Readonly<Record<string, string>>;
  orders?: Readonly<Record<string, string>> | undefined;
  isEmpty: boolean;
}

/** The search, filters and order of a table, in one row where there is room: links and GET forms. */
export function StaffToolbar<V, N extends string>(props: StaffToolbarProps<V, N>) {
  const { address, view, search, groups = [], quick, filters, sorts, orders, isEmpty } = props;
  const asked = view as V & { search: string | undefined; sort: string };
  // a table without any rows has nothing to search
  if (isEmpty && !quick && address.active(view).length === 0) return null;
  const isSorted = !isEmpty && Object.keys(sorts).length > 0;
  return (
    <div className={styles.toolbar}>
      {search && <ListSearch address={address} view={asked} {...search} className={styles.search} />}
      {(groups.length > 0 || isSorted) && (
        <div className={bar.tools}>
          {filters && <div data-script="">{filters}</div>}
          <div data-no-script={filters ? '' : undefined} className={styles.panel}>
            <FilterPanel address={address} view={view} groups={groups} over />
          </div>
          {isSorted && (
            <SortMenu
              address={address}
              view={asked}
              sorts={sorts}
              className={orders ? undefined : styles.sort}
            />
          )}
        </div>
      )}
      {quick && <div className={styles.quick}>{quick}</div>}
      <ActiveFilters address={address} view={view} titleOf={props.titleOf ?? titleIn(groups)} />
    </div>
  );
}
