'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { key: string; title: ReactNode; count?: number; content: ReactNode };

export type TabsProps = {
  tabs: Tab[];
  /** With `onChange` the tabs are controlled; otherwise uncontrolled, starting with the first. */
  value?: string;
  onChange?: (key: string) => void;
  label: string;
};

/** Tabs within a page; arrow keys move and choose. For parts with an address use `<LinkTabs>`. */
export function Tabs({ tabs, value, onChange, label }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.key : undefined}
      onValueChange={(key) => onChange?.(String(key))}
    >
      <Base.List className={styles.tabs} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.key} value={tab.key} className={styles.tab}>
            {tab.title}
            {tab.count !== undefined && <sup>{tab.count}</sup>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.key} value={tab.key} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
