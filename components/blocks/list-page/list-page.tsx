import type { ReactNode } from 'react';
import { ListBody, type ListBodyProps } from './list-body';
import { ListFrame, type ListFrameProps } from './list-frame';
import styles from './list-page.module.css';

export interface ListPageProps<V extends { page: number }>
  extends ListBodyProps<V>, Omit<ListFrameProps, 'children'> {
  /** Rows of chips, a search, a panel: what narrows the list and orders it. */
  filters?: ReactNode;
  /** How many the filters leave, in words; takes the focus of an item that is gone. */
  found?: string | undefined;
  /** Beside the list on a desktop. */
  aside?: ReactNode;
}

/** A page of one list: crumbs, head, tabs, filters, the items or why there are none, and the way to the rest. */
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
