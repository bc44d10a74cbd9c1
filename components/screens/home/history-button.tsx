'use client';

import { openPopup } from '@/components/popups/store';
import { Icon } from '@/components/ui/icon/icon';
import styles from './home.module.css';

/**
 * Opens the history of points. It does not reuse the footer's popup button: that button would be put into this page's
 * chunk, and the chunk would be loaded with every page.
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
