import { useEffect, type RefObject } from 'react';

/** They all stand on the same line over the foot of the window, one before the other: the tallest says how much. */
const rooms = new Map<Element, number>();

function makeRoom(): void {
  const { style } = document.documentElement;
  const most = Math.ceil(Math.max(0, ...rooms.values()));
  if (most > 0) style.setProperty('--notice', `${String(most)}px`);
  else style.removeProperty('--notice');
}

/** The page ends above the element, and what the keyboard reaches is never behind it (WCAG 2.4.11). */
export function useFootRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => {
      const gap = Number.parseFloat(getComputedStyle(box).marginBottom) || 0;
      rooms.set(box, (entry?.borderBoxSize[0]?.blockSize ?? 0) + gap);
      makeRoom();
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      rooms.delete(box);
      makeRoom();
    };
  }, [element]);
}
