'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Moves the row alone, sideways, when a part of where you are could not be seen: the row then begins with the first
 * item from which that place still fits in, and cuts no word at its beginning.
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
  /** What is current in it where the page's own address does not say it. */
  place?: string | undefined;
}

/**
 * For a row of links wider than a phone: keeps the current one in sight. The row itself is plain HTML and may outlive
 * soft navigation: each new place is looked at anew.
 */
export function CurrentInSight({ of, place }: CurrentInSightProps) {
  const path = usePathname();
  useEffect(() => {
    const row = document.getElementById(of);
    if (row) showCurrent(row);
  }, [of, path, place]);
  return null;
}
