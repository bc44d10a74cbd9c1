import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './stack.module.css';

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
type Box = {
  gap?: Space;
  as?: 'div' | 'ul' | 'ol' | 'span' | 'section';
  children: ReactNode;
  className?: string;
};

const air = (gap: Space) => ({ '--gap': `var(--space-${gap})` }) as CSSProperties;

/** Children one under another. `gap` in 4-px steps. */
export function Stack({ gap = 4, as: Tag = 'div', start, children, className }: Box & { start?: boolean }) {
  return (
    <Tag className={clsx(styles.stack, className)} style={air(gap)} data-start={start || undefined}>
      {children}
    </Tag>
  );
}

/** Children beside each other, wrapping. */
export function Row({ gap = 3, as: Tag = 'div', between, children, className }: Box & { between?: boolean }) {
  return (
    <Tag className={clsx(styles.row, className)} style={air(gap)} data-between={between || undefined}>
      {children}
    </Tag>
  );
}
