import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import styles from './list-page.module.css';

export interface ListFrameProps {
  title: string;
  lead?: string | undefined;
  /** Beside the heading. */
  beside?: ReactNode;
  /** What divides the list or leads to the sections beside it. */
  tabs?: ReactNode;
  children: ReactNode;
  /** Below the list. */
  after?: ReactNode;
}

/** What stands around a list, of cards or of rows: crumbs, head, tabs. */
export function ListFrame({ title, lead, beside, tabs, children, after }: ListFrameProps) {
  const head = <PageHead title={title} lead={lead} sameAsCrumbs />;
  return (
    <PageWrap>
      <Breadcrumbs largeBack heading={title} />
      {beside ? (
        <div className={styles.head}>
          {head}
          {beside}
        </div>
      ) : (
        head
      )}
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {children}
      {after}
    </PageWrap>
  );
}
