import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './wrap.module.css';

/** The page's width and edges: 1280 px at most, 16 / 32 / 40 px of air. */
export function Wrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.wrap, className)}>{children}</div>;
}
