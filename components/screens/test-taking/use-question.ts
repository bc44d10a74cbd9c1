import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Which question is asked: from 0. A change moves focus to its heading and writes `#q4` for a reload: a hash, as
 * the router would take a changed query for another page at its next refresh.
 */
export function useQuestion(first: number, total: number) {
  const [index, setIndex] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useBrowserEffect(() => setIndex((now) => questionOf(window.location.hash, total) ?? now), [total]);

  useEffect(() => {
    if (!moved.current) return;
    heading.current?.focus({ preventScroll: true });
    showTop(heading);
  }, [index]);

  function go(next: number): void {
    const to = Math.min(Math.max(next, 0), total - 1);
    if (to === index) return;
    moved.current = true;
    setIndex(to);
    window.history.replaceState(null, '', `#q${String(to + 1)}`);
  }

  return { index, go, heading };
}

/** The next question begins where reading begins, unless its beginning is on the screen already. */
function showTop(heading: RefObject<HTMLElement | null>): void {
  const card = heading.current?.closest('form');
  const top = card?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) card?.scrollIntoView({ block: 'start' });
}

/** `#q4` → 3; null for anything that names no question of the test. */
export function questionOf(hash: string, total: number): number | null {
  const number = Number(/^#q(\d{1,3})$/.exec(hash)?.[1]);
  return number >= 1 && number <= total ? number - 1 : null;
}

/** Where to begin: the first question without an answer, else the last. */
export function firstQuestion(answered: readonly boolean[]): number {
  const open = answered.indexOf(false);
  return open < 0 ? Math.max(answered.length - 1, 0) : open;
}
