import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import styles from './list-page.module.css';

export interface ListFrameProps {
  title: string;
  lead?: string | undefined;
  /** Shown beside the heading. */
  beside?: ReactNode;
  /** Tabs of the list, or links to neighbouring sections. */
  tabs?: ReactNode;
  children: ReactNode;
  /** Shown below the list. */
  after?: ReactNode;
}

/** The frame of a list of cards or rows: crumbs, head, tabs. */
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
