'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Moves the row alone, sideways: where you are stands in its middle when a part of it could not be seen. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, right, width } = row.getBoundingClientRect();
  if (current.left >= left && current.right <= right) return;
  row.scrollLeft += current.left - left - (width - current.width) / 2;
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
