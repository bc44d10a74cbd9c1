import type { ReactNode } from 'react';
import styles from './layout-auth.module.css';

/** The page's `h1` and the link between the pages of signing in and registering. */
export function AuthHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
