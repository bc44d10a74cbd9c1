import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The number of history entries of questions below this entry. */
const depthOf = (state: unknown): number => (state as { questions?: number } | null)?.questions ?? 0;

/** That number for the last shown question, and its page: on a refresh the router clears the state of an entry. */
let asked = { path: '', depth: 0 };
const remember = (depth: number) => (asked = { path: window.location.pathname, depth });

/**
 * The index of the shown question, from 0. Each question has a history entry, so that «Назад» shows the previous one.
 * The hash `#q4` keeps the question over a reload; a changed query would be another page for the router at its next
 * refresh. A change of the question moves the focus to its heading.
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
    // after a reload `asked` is empty: only the entry's state has the number of entries below it
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
    // «Назад» needs the hash of this question, also when the page was opened without one
    history.replaceState({ questions }, '', hashOf(index));
    history.pushState({ questions: questions + 1 }, '', hashOf(to));
    remember(questions + 1);
  }

  return { index, go, heading };
}

/** The depth of an entry without state: one more than the last known, as it may be a popup's over the last question. */
const clearedDepth = () => (asked.path === window.location.pathname && asked.depth > 0 ? asked.depth + 1 : 0);

/**
 * Makes «Назад» on the result of a test leave the page at once, past the entries of its questions. A step with the same
 * number of question entries below closes a popup and is ignored.
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

/** Scrolls to the top of the question, unless it is already in the upper half of the screen. */
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
 * The index of the question whose link was pressed before hydration, else null. The browser changed the hash itself;
 * the router starts with the address it had read earlier and overwrites the hash, but `:target` still has the question.
 */
function pressedQuestion(): number | null {
  const hash = `#${document.querySelector(':target')?.id ?? ''}`;
  const pressed = HASH.test(hash) ? Number(hash.slice(2)) - 1 : null;
  if (pressed !== null) window.history.replaceState(window.history.state, '', hash);
  return pressed;
}

/** The index of the first question without an answer, else of the last question. */
export function firstQuestion(answered: readonly boolean[]): number {
  const open = answered.indexOf(false);
  return open < 0 ? Math.max(answered.length - 1, 0) : open;
}
