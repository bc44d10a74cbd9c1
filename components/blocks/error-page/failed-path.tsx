'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import styles from './error-page.module.css';

const never = () => () => undefined;

/**
 * The address nothing is at. Where the page does not know it, the browser says it: what the server drew may stand at
 * another one (a brand's rewrite, a document kept for every address). Outside the router there is no pathname.
 */
export function FailedPath({ path }: { path?: string }) {
  const pathname = usePathname() as string | null;
  const shown = useSyncExternalStore(
    never,
    () => path ?? pathname ?? window.location.pathname,
    () => path,
  );
  if (!shown) return null;
  return (
    <p className={styles.path}>
      Адрес: <code>{shown}</code>
    </p>
  );
}
