'use client';

import { openPopup } from '@/components/popups/store';
import type { AboutExpertProps } from '@/components/popups/learning-types';
import styles from './experts.module.css';

/** The name; a press on it or on the portrait opens what the expert tells of themselves. */
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
