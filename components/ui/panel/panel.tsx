import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './panel.module.css';

export type PanelProps = HTMLAttributes<HTMLElement> & {
  kind?: 'soft' | 'tint' | 'line' | 'deep';
  as?: 'div' | 'section' | 'aside';
};

export function Panel({ kind = 'soft', as: Tag = 'div', className, ...rest }: PanelProps) {
  return <Tag {...rest} className={clsx(styles.panel, className)} data-kind={kind} />;
}
