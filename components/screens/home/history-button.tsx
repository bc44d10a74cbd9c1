'use client';

import { openPopup } from '@/components/popups/store';
import { Icon } from '@/components/ui/icon/icon';
import styles from './home.module.css';

/**
 * Opens the history of points. A module of its own: the footer's popup button, were it used here too, would be put
 * into this page's chunk and bring it along to every page.
 */
export function HistoryButton() {
  return (
    <button
      type="button"
      className={styles.history}
      data-script=""
      onClick={() => openPopup('points-history')}
    >
      История
      <Icon name="right" size="s" />
    </button>
  );
}
