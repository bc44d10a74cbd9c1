'use client';

import { useEffect, useSyncExternalStore } from 'react';
import styles from './loading-overlay.module.css';
import { hideOverlay, isOverlayOn, showOverlay, subscribeToOverlay } from './overlay-state';

/** An unload that did not happen (a download, a change of mind) must not leave the page covered. */
const GIVE_UP_MS = 10_000;

/**
 * On while signing in or out and while the page is being left. The start needs none: the server checks the sign-in
 * and loads the metadata before the first byte, so the overlay of section 2 is over when the page arrives.
 */
export function LoadingOverlay() {
  const on = useSyncExternalStore(subscribeToOverlay, isOverlayOn, () => false);

  useEffect(() => {
    // the router may leave in the middle of a render: the overlay must not change inside it
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
