import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import type { AddressOf } from '@/lib/lists/list-address';
import styles from './filters.module.css';

interface SortMenuProps<V> {
  address: AddressOf<V, 'sort'>;
  view: V & { sort: string };
  /** Names of the orders. */
  sorts: Readonly<Record<string, string>>;
  className?: string | undefined;
}

/** The order of a list: links under a summary; a choice closes it. */
export function SortMenu<V>({ address, view, sorts, className }: SortMenuProps<V>) {
  return (
    <div className={className}>
      <details key={address.href(view)} className={styles.sort} data-sort="" name="list-menu">
        <summary className={styles.summary}>
          <Icon name="sort" size="s" />
          {sorts[view.sort] && <Hidden>Порядок: </Hidden>}
          {sorts[view.sort] ?? 'Порядок'}
        </summary>
        <ul className={styles.sorts}>
          {Object.entries(sorts).map(([sort, title]) => (
            <li key={sort}>
              <Anchor
                href={address.choose(view, 'sort', sort)}
                scroll={false}
                aria-current={sort === view.sort ? 'true' : undefined}
              >
                {title}
                {sort === view.sort && <Icon name="check" size="s" />}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
