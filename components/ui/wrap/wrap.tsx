import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './wrap.module.css';

interface WrapProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
  className?: string;
}

/** The page's width and edges: 1280 px at most, 16 / 32 / 40 px of air. */
export function Wrap({ ref, children, className }: WrapProps) {
  return (
    <div ref={ref} className={clsx(styles.wrap, className)}>
      {children}
    </div>
  );
}
