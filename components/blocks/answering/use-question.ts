import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** How many questions lie under this entry of history, each an entry of its own. */
const depthOf = (state: unknown): number => (state as { questions?: number } | null)?.questions ?? 0;

/** The same of the question asked last, and on which page: the router clears an entry's state when it refreshes. */
let asked = { path: '', depth: 0 };
const remember = (depth: number) => (asked = { path: window.location.pathname, depth });

/**
 * Which question is asked: from 0. Each has an entry of history, so that back shows the one before; `#q4` for a
 * reload: a hash, as the router would take a changed query for another page at its next refresh. A change moves focus
 * to the question's heading.
 */
export function useQuestion(first: number, total: number) {
  const [index, setIndex] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useBrowserEffect(() => setIndex((now) => questionOf(window.location.hash, total) ?? now), [total]);
  useBrowserEffect(() => {
    const pressed = pressedQuestion();
    if (pressed !== null) setIndex(pressed);
  }, []);

  useEffect(() => {
    // after a reload nothing is remembered: the entry alone knows what lies under it
    const depth = depthOf(window.history.state);
    if (depth > 0 || asked.path !== window.location.pathname) remember(depth);
    const onPop = () => {
      const question = questionOf(window.location.hash, total);
      if (question === null) return;
      remember(depthOf(window.history.state));
      moved.current = true;
      setIndex(question);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [total]);

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
    const { history } = window;
    const questions = depthOf(history.state);
    // back leads to this question by its number, also where the page was opened without one
    history.replaceState({ questions }, '', hashOf(index));
    history.pushState({ questions: questions + 1 }, '', hashOf(to));
    remember(questions + 1);
  }

  return { index, go, heading };
}

/** Of a cleared entry: one more than known, as it may be the entry of a popup over the last question. */
const clearedDepth = () => (asked.path === window.location.pathname && asked.depth > 0 ? asked.depth + 1 : 0);

/**
 * Back from the result of a test leaves its page at once: its questions are not asked any more. A step that leaves as
 * many questions below is a popup's, which closes.
 */
export function useLeaveQuestions(): void {
  useEffect(() => {
    const questions = depthOf(window.history.state) || clearedDepth();
    const onPop = ({ state }: PopStateEvent) => {
      if (depthOf(state) < questions && HASH.test(window.location.hash))
        window.history.go(-depthOf(state) - 1);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

/** The next question begins where reading begins, unless its beginning is on the screen already. */
function showTop(heading: RefObject<HTMLElement | null>): void {
  const card = heading.current?.closest('form');
  const top = card?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) card?.scrollIntoView({ block: 'start' });
}

const HASH = /^#q(\d{1,3})$/;
export const hashOf = (index: number) => `#q${String(index + 1)}`;

/** `#q4` → 3; null for anything that names no question of the test. */
export function questionOf(hash: string, total: number): number | null {
  const number = Number(HASH.exec(hash)?.[1]);
  return number >= 1 && number <= total ? number - 1 : null;
}

/**
 * The question whose link was pressed before the page's scripts were there. That is the browser's own step; the router
 * starts with the address it has read before, and writes that over the new hash. The target of the step still tells of it.
 */
function pressedQuestion(): number | null {
  const hash = `#${document.querySelector(':target')?.id ?? ''}`;
  const pressed = HASH.test(hash) ? Number(hash.slice(2)) - 1 : null;
  if (pressed !== null) window.history.replaceState(window.history.state, '', hash);
  return pressed;
}

/** Where to begin: the first question without an answer, else the last. */
export function firstQuestion(answered: readonly boolean[]): number {
  const open = answered.indexOf(false);
  return open < 0 ? Math.max(answered.length - 1, 0) : open;
}
