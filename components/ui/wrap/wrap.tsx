import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './wrap.module.css';

interface WrapProps {
  id?: string;
  children: ReactNode;
  className?: string;
}

/** The page's width and side padding: at most 1280 px, 16 / 32 / 40 px. */
export function Wrap({ id, children, className }: WrapProps) {
  return (
    <div id={id} className={clsx(styles.wrap, className)}>
      {children}
    </div>
  );
}
