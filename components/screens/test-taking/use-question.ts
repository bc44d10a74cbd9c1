import { useEffect, useRef, useState, type RefObject } from 'react';

/** Which question is asked: from 0. A change moves focus to its heading and writes `?q=` for a reload. */
export function useQuestion(first: number, total: number) {
  const [index, setIndex] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

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
    window.history.replaceState(null, '', `?q=${String(to + 1)}`);
  }

  return { index, go, heading };
}

/** The next question begins where reading begins, unless its beginning is on the screen already. */
function showTop(heading: RefObject<HTMLElement | null>): void {
  const card = heading.current?.closest('form');
  const top = card?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) card?.scrollIntoView({ block: 'start' });
}

/** Where to begin: the asked-for question, else the first without an answer, else the last. */
export function firstQuestion(asked: string | undefined, answered: readonly boolean[]): number {
  const wanted = Number(asked);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= answered.length) return wanted - 1;
  const open = answered.indexOf(false);
  return open < 0 ? Math.max(answered.length - 1, 0) : open;
}
