import type { ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { TabRow } from './tab-row';
import styles from './tabs.module.css';

export type LinkTab = { href: string; title: ReactNode; count?: number | string; current?: boolean };

/** Tabs that are addresses: rendered on the server, work without scripts. */
export function LinkTabs({ tabs, label }: { tabs: LinkTab[]; label: string }) {
  return (
    <TabRow label={label} current={tabs.find(({ current }) => current)?.href}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.href}
          href={tab.href}
          scroll={false}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.title}
          {tab.count !== undefined && <sup>{tab.count}</sup>}
        </Anchor>
      ))}
    </TabRow>
  );
}
