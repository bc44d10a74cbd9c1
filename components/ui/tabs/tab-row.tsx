'use client';

import type { ReactNode } from 'react';
import { useCurrentInSight } from '../current-row/use-current-in-sight';
import styles from './tabs.module.css';

type TabRowProps = {
  label: string;
  /** Address of the current tab. */
  current: string | undefined;
  children: ReactNode;
};

/** The row that `<LinkTabs>` stand in: a phone shows the current one, wherever it stands. */
export function TabRow({ label, current, children }: TabRowProps) {
  return (
    <nav ref={useCurrentInSight(current)} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
