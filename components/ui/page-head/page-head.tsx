import type { ReactNode } from 'react';
import { typeset } from '@/lib/format/typeset';
import styles from './page-head.module.css';

export type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** On a phone the breadcrumbs show the title, and the heading is for screen readers only. */
  sameAsCrumbs?: boolean;
  children?: ReactNode;
};

/** The page's only `h1`, a lead and content beside them. */
export function PageHead({ title, lead, sameAsCrumbs, children }: PageHeadProps) {
  return (
    <div className={styles.head} data-alone={!lead && !children ? '' : undefined}>
      <h1 data-same={sameAsCrumbs || undefined}>{typeof title === 'string' ? typeset(title) : title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
