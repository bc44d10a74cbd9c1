import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { ListBody, type ListBodyProps } from './list-body';
import styles from './list-page.module.css';

export interface ListPageProps<V extends { page: number }> extends ListBodyProps<V> {
  title: string;
  lead?: string | undefined;
  /** Beside the heading. */
  beside?: ReactNode;
  /** What divides the list or leads to the sections beside it. */
  tabs?: ReactNode;
  /** Rows of chips, a search, a panel: what narrows the list and orders it. */
  filters?: ReactNode;
  /** How many the filters leave, in words; takes the focus of an item that is gone. */
  found?: string | undefined;
  /** Beside the list on a desktop. */
  aside?: ReactNode;
  /** Below the list. */
  after?: ReactNode;
}

/** A page of one list: crumbs, head, tabs, filters, the items or why there are none, and the way to the rest. */
export function ListPage<V extends { page: number }>(props: ListPageProps<V>) {
  const { title, lead, beside, tabs, filters, found, aside, after, ...body } = props;
  const head = <PageHead title={title} lead={lead} sameAsCrumbs />;
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
    <Wrap>
      <Breadcrumbs largeBack />
      {beside ? (
        <div className={styles.head}>
          {head}
          {beside}
        </div>
      ) : (
        head
      )}
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {aside ? (
        <div className={styles.halves}>
          {aside}
          <div>{list}</div>
        </div>
      ) : (
        list
      )}
      {after}
    </Wrap>
  );
}
