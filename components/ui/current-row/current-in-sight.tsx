'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Scrolls the row horizontally when the current item is partly hidden: the row then starts at the first item from which
 * the current one fits in whole, so that no word is cut at the start.
 */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, right, width } = row.getBoundingClientRect();
  if (current.left >= left && current.right <= right) return;
  const starts = [...row.children].map((item) => item.getBoundingClientRect().left);
  const before = (starts[0] ?? left) - left + row.scrollLeft;
  const start = starts.find((from) => current.right - from <= width - before * 2) ?? current.left;
  row.scrollLeft += start - left - before;
}

interface CurrentInSightProps {
  /** Id of the row. */
  of: string;
  /** The current item, when the path does not determine it; a change scrolls again. */
  place?: string | undefined;
}

/**
 * Keeps the current link of a row wider than a phone in view. The row is plain HTML and may outlive a soft navigation,
 * so each change of the path is handled here.
 */
export function CurrentInSight({ of, place }: CurrentInSightProps) {
  const path = usePathname();
  useEffect(() => {
    const row = document.getElementById(of);
    if (row) showCurrent(row);
  }, [of, path, place]);
  return null;
}
