'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import type { SavedItem } from '@/lib/pwa/saved-reading';

export interface KeepVisitedProps {
  item: Pick<SavedItem, 'kind' | 'id' | 'title' | 'brand'> & Partial<SavedItem>;
  /** Id of the element whose text is stored. */
  of: string;
}

/** Stores the text of an opened reference page on the device; renders nothing. */
export function KeepVisited({ item, of }: KeepVisitedProps) {
  const key = JSON.stringify(item);
  useEffect(
    () =>
      whenIdle(() => {
        if (!navigator.onLine || typeof indexedDB === 'undefined') return;
        void import('./keep-page')
          .then(({ keepPage }) => keepPage(JSON.parse(key) as KeepVisitedProps['item'], of))
          .catch(() => undefined);
      }),
    [key, of],
  );
  return null;
}
