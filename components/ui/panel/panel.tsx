import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

export type PanelProps = {
  kind?: 'soft' | 'tint' | 'line' | 'deep';
  as?: 'div' | 'section' | 'aside';
  children: ReactNode;
  className?: string;
};

export function Panel({ kind = 'soft', as: Tag = 'div', children, className }: PanelProps) {
  return (
    <Tag className={clsx(styles.panel, className)} data-kind={kind}>
      {children}
    </Tag>
  );
}
