import { useEffect, useRef, type RefObject } from 'react';

/** Moves the row alone, sideways: where you are stands in its middle when a part of it could not be seen. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, right, width } = row.getBoundingClientRect();
  if (current.left >= left && current.right <= right) return;
  row.scrollLeft += current.left - left - (width - current.width) / 2;
}

/** For a row of links wider than a phone; `place` says which of them is current, and a new one is looked at anew. */
export function useCurrentInSight<Row extends HTMLElement>(place: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [place]);
  return row;
}
