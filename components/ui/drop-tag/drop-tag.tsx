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

/** The drop sign with text: `number` is bold in the accent colour, `name` a caption, `plain` like the text around. */
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
