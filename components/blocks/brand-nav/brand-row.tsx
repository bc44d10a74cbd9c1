'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { Wrap } from '@/components/ui/wrap/wrap';
import styles from './brand-bar.module.css';

/** Moves the row alone, sideways: where you are stands in its middle when a part of it could not be seen. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, right, width } = row.getBoundingClientRect();
  if (current.left >= left && current.right <= right) return;
  row.scrollLeft += current.left - left - (width - current.width) / 2;
}

/** A row of sections wider than a phone. It outlives soft navigation, so it looks at each address anew. */
export function BrandRow({ children }: { children: ReactNode }) {
  const path = usePathname();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [path]);
  return (
    <Wrap ref={row} className={styles.row}>
      {children}
    </Wrap>
  );
}
