import { useId, type ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { CurrentInSight } from '../current-row/current-in-sight';
import styles from './tabs.module.css';

export type LinkTab = { href: string; title: ReactNode; count?: number | string; current?: boolean };

/** Tabs that are links: server-rendered, work without scripts; on a phone the row scrolls to the current one. */
export function LinkTabs({ tabs, label }: { tabs: LinkTab[]; label: string }) {
  const id = useId();
  return (
    <>
      <nav id={id} className={styles.tabs} aria-label={label}>
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
      </nav>
      <CurrentInSight of={id} place={tabs.find(({ current }) => current)?.href} />
    </>
  );
}
