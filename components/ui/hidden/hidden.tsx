import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for a screen reader alone. */
export function Hidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'p';
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
