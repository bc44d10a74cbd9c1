import type { ReactNode } from 'react';
import styles from './layout-auth.module.css';

/** The page's `h1` and the way to the other page of the two. */
export function AuthHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
