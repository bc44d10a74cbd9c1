import type { ReactNode } from 'react';
import styles from './layout-main.module.css';

/** The page's area. `underHeader`: starts below the fixed header, at its actual height (section 2). */
export function LayoutMain({ underHeader, children }: { underHeader?: boolean; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-under-header={underHeader || undefined}>
      {children}
    </main>
  );
}
