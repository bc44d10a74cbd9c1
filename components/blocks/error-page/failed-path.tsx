'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import styles from './error-page.module.css';

const never = () => () => undefined;

/**
 * The address that was not found. Without `path` the browser's address is shown: the server's one may differ (a brand's
 * rewrite, a document cached for every address). Outside the router there is no pathname.
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
