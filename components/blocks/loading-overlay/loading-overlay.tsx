'use client';

import { useEffect, useSyncExternalStore } from 'react';
import styles from './loading-overlay.module.css';
import { hideOverlay, isOverlayOn, showOverlay, subscribeToOverlay } from './overlay-state';

/** Hides the overlay after an unload that did not happen (a download, a cancelled navigation). */
const GIVE_UP_MS = 10_000;

/**
 * The overlay of signing in or out and of leaving the page. A first load needs none: the server checks the sign-in and
 * loads the metadata before the first byte, so the overlay of section 2 is over when the page arrives.
 */
export function LoadingOverlay() {
  const on = useSyncExternalStore(subscribeToOverlay, isOverlayOn, () => false);

  useEffect(() => {
    // the router may leave in the middle of a render, in which the overlay must not change
    const onLeave = () => void setTimeout(showOverlay);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('pageshow', hideOverlay);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pageshow', hideOverlay);
    };
  }, []);

  useEffect(() => {
    if (!on) return;
    const timer = window.setTimeout(hideOverlay, GIVE_UP_MS);
    return () => window.clearTimeout(timer);
  }, [on]);

  if (!on) return null;
  return (
    <div className={styles.overlay} role="status" aria-label="Загрузка">
      <span className={styles.drop} />
    </div>
  );
}
