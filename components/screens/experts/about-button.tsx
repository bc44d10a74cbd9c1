'use client';

import { openPopup } from '@/components/popups/store';
import type { AboutExpertProps } from '@/components/popups/learning-types';
import styles from './experts.module.css';

/** The expert's name; a press on it or on the portrait opens the popup about the expert. */
export function AboutButton(about: AboutExpertProps) {
  return (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      onClick={() => openPopup('about-expert', about)}
    >
      {about.name}
    </button>
  );
}
