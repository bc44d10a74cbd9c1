import type { ReactNode } from 'react';
import { ListBody, type ListBodyProps } from './list-body';
import { ListFrame, type ListFrameProps } from './list-frame';
import styles from './list-page.module.css';

export interface ListPageProps<V extends { page: number }>
  extends ListBodyProps<V>, Omit<ListFrameProps, 'children'> {
  /** The list's filters, search and order. */
  filters?: ReactNode;
  /** The number of items under the filters, in words; takes the focus of an item that is removed. */
  found?: string | undefined;
  /** Shown beside the list on a wide screen. */
  aside?: ReactNode;
}

/** A page of one list: crumbs, head, tabs, filters, and the items or the reason why there are none. */
export function ListPage<V extends { page: number }>(props: ListPageProps<V>) {
  const { title, lead, beside, tabs, filters, found, aside, after, ...body } = props;
  const list = (
    <>
      {filters && <div className={styles.filters}>{filters}</div>}
      {found && (
        <p id="list-found" role="status" tabIndex={-1} className={styles.found}>
          {found}
        </p>
      )}
      <ListBody {...body} />
    </>
  );
  return (
    <ListFrame {...{ title, lead, beside, tabs, after }}>
      {aside ? (
        <div className={styles.halves}>
          {aside}
          <div>{list}</div>
        </div>
      ) : (
        list
      )}
    </ListFrame>
  );
}
