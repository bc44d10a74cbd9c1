'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './nav-progress.module.css';
import { endProgress, isUnderWay, startProgress, subscribeToProgress } from './progress-state';

/** A navigation that never lands must not leave the line running. */
const GIVE_UP_MS = 15_000;

/** Whether a click starts a soft navigation to another address of the portal. */
export function leadsElsewhere(event: MouseEvent, here: Location): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  const to = new URL(link.href, here.href);
  return to.origin === here.origin && to.pathname + to.search !== here.pathname + here.search;
}

/** The thin line under which pages change. */
export function NavProgress() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const under = useSyncExternalStore(subscribeToProgress, isUnderWay, () => false);

  useEffect(() => endProgress(), [path, search]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // next/link prevents the default itself, so it is asked before it does
      if (link && leadsElsewhere(event, window.location)) {
        queueMicrotask(() => startProgress());
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  useEffect(() => {
    if (!under) return;
    const timer = window.setTimeout(endProgress, GIVE_UP_MS);
    return () => window.clearTimeout(timer);
  }, [under]);

  return under ? <div className={styles.line} role="progressbar" aria-label="Страница открывается" /> : null;
}
