'use client';

import { useRef, type ReactNode } from 'react';
import { useFootRoom } from '@/components/blocks/foot-room/use-foot-room';
import { Hidden } from '@/components/ui/hidden/hidden';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { counted, formatNumber } from '@/lib/format/number';
import type { PluralForms } from '@/lib/format/plural';
import styles from './staff-table.module.css';

interface BulkBarProps {
  count: number;
  forms: PluralForms;
  clear: () => void;
  /** Whether the whole page is chosen and the filter has further rows. */
  all?: { total: number; take: () => void };
  children: ReactNode;
}

/** Actions on the chosen rows; a screen reader announces their count when it changes. */
export function BulkBar({ count, forms, ...rest }: BulkBarProps) {
  const words = `Выбрано: ${counted(count, forms)}`;
  return (
    <>
      <div role="status">
        <Hidden>{count > 0 ? words : ''}</Hidden>
      </div>
      {count > 0 && <Bar words={words} {...rest} />}
    </>
  );
}

function Bar({ words, clear, all, children }: Omit<BulkBarProps, 'count' | 'forms'> & { words: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useFootRoom(bar, true);
  return (
    <div ref={bar} role="region" aria-label="Выбранные" className={styles.bulk}>
      <b>{words}</b>
      {all && (
        <button type="button" className={styles.all} onClick={all.take}>
          Выбрать все {formatNumber(all.total)} по фильтру
        </button>
      )}
      {children}
      <IconButton icon="close" kind="dark" label="Снять выбор" onClick={clear} className={styles.clear} />
    </div>
  );
}
