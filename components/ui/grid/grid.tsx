import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './grid.module.css';

export type GridProps = { children: ReactNode; as?: 'div' | 'section' | 'ul'; className?: string };

/** The page grid: 2 columns, then 8, then 12. Children take the row unless they are a `<Cell>`. */
export function Grid({ children, as: Tag = 'div', className }: GridProps) {
  return <Tag className={clsx(styles.grid, className)}>{children}</Tag>;
}

export type CellProps = {
  /** Columns of 8 on a tablet. */
  tablet?: number;
  /** Columns of 12 on a desktop. */
  desktop?: number;
  /** First desktop column, 1–12. */
  from?: number;
  /** Stays under the header while its neighbour scrolls (desktop). */
  sticky?: boolean;
  as?: 'div' | 'aside' | 'section' | 'li';
  children: ReactNode;
  className?: string;
};

export function Cell({ tablet = 8, desktop, from, sticky, as: Tag = 'div', children, className }: CellProps) {
  const place = {
    '--t': tablet,
    '--d': desktop ?? (tablet === 8 ? 12 : tablet),
    '--f': from ?? 'auto',
  } as CSSProperties;
  return (
    <Tag className={clsx(styles.cell, className)} style={place} data-sticky={sticky || undefined}>
      {children}
    </Tag>
  );
}
