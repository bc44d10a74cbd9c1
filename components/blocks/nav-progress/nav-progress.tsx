'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { isPlainPress } from '@/lib/browser/plain-press';
import { endProgress, isUnderWay, startProgress, subscribeToProgress } from '@/lib/browser/progress';
import { isAnotherPage } from '@/lib/browser/soft-navigation';
import styles from './nav-progress.module.css';

/** Stops the line after a navigation that never ends. */
const GIVE_UP_MS = 15_000;

/**
 * Returns the pressed link if the browser itself will open it as another page of the portal. Called at the window,
 * after every handler: the browser does not follow a link that a handler has taken, such as a soft navigation.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainPress(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return isAnotherPage(link.href) ? link : null;
}

/** The thin line shown while a page is loading; soft links start it themselves. */
export function NavProgress() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const under = useSyncExternalStore(subscribeToProgress, isUnderWay, () => false);

  useEffect(() => endProgress(), [path, search]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => void (followedLink(event) && startProgress());
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!under) return;
    const timer = window.setTimeout(endProgress, GIVE_UP_MS);
    return () => window.clearTimeout(timer);
  }, [under]);

  return under ? <div className={styles.line} role="progressbar" aria-label="Страница открывается" /> : null;
}
