import { useEffect, type RefObject } from 'react';

/** Elements stacked at the bottom of the window. */
const rooms = new Map<Element, { height: number; above: boolean }>();

function makeRoom(): void {
  const all = [...rooms.values()];
  publish('--notice', all);
  publish(
    '--notice-under',
    all.filter(({ above }) => !above),
  );
}

function publish(name: string, held: readonly { height: number }[]): void {
  const { style } = document.documentElement;
  const sum = Math.ceil(held.reduce((total, { height }) => total + height, 0));
  if (sum > 0) style.setProperty(name, `${String(sum)}px`);
  else style.removeProperty(name);
}

/**
 * Reserves room at the page's end for a fixed element, so that it never covers the focused control (WCAG 2.4.11).
 * `above` is for an element over the other ones: its `bottom` is `--notice-under`, their height.
 */
export function useFootRoom(element: RefObject<HTMLElement | null>, above = false): void {
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => {
      const gap = Number.parseFloat(getComputedStyle(box).marginBottom) || 0;
      rooms.set(box, { height: (entry?.borderBoxSize[0]?.blockSize ?? 0) + gap, above });
      makeRoom();
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      rooms.delete(box);
      makeRoom();
    };
  }, [element, above]);
}
