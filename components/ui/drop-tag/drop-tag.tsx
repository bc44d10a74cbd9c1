import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './drop-tag.module.css';

export type DropTagProps = {
  kind?: 'number' | 'name' | 'plain';
  brand?: string;
  onDark?: boolean;
  children: ReactNode;
  className?: string;
};

/** The drop and words after it: `number` bold in the accent, `name` a caption, `plain` as its surroundings. */
export function DropTag({ kind = 'number', brand, onDark, children, className }: DropTagProps) {
  return (
    <span
      className={clsx(styles.tag, className)}
      data-kind={kind}
      data-brand={brand}
      data-dark={onDark || undefined}
    >
      {children}
    </span>
  );
}
