'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { SavedItem, SavedProgress } from '@/lib/pwa/saved-reading';
import { whenIdle } from '@/lib/browser/when-idle';
import { whenGrown } from '../module-play/frame-grown';
import styles from './save-reading.module.css';

export interface SaveReadingProps {
  userId: string;
  /** Everything but the parts that are gathered from the page on saving. */
  item: Omit<SavedItem, 'html' | 'picture' | 'savedAt' | 'size' | 'address'>;
  /** Source of the saved HTML: an element of this page by its id, or a module's page by its frame's address. */
  from: { element: string } | { frame: string };
  /** The person's progress in a module. */
  progress?: SavedProgress;
  /** Address of the lead picture's preview. */
  picture: string | null;
}

/**
 * «Скачать для чтения без сети»; its place is reserved at once, its code is loaded when the page is idle and a module's
 * frame has grown.
 */
export function SaveReading(props: SaveReadingProps) {
  const [Row, setRow] = useState<ComponentType<SaveReadingProps> | null>(null);
  const isModule = 'frame' in props.from;
  useEffect(() => {
    const show = () => {
      if (typeof indexedDB === 'undefined') return;
      void import('./save-reading-row').then(
        ({ SaveReadingRow }) => setRow(() => SaveReadingRow),
        () => undefined,
      );
    };
    return isModule ? whenGrown(show) : whenIdle(show);
  }, [isModule]);
  return <div className={styles.place}>{Row && <Row {...props} />}</div>;
}
