/** A step within this page was requested with `history.go`; the browser performs it asynchronously. */
let moving = false;
let waiting: (() => void)[] = [];
/** Another document is loading: a step back now would cancel that navigation. */
let leaving = false;

/** Timeout of a step, longer than any within one page takes: a step that never ends must not block a navigation. */
const PATIENCE_MS = 1000;
/** Timeout of leaving, ms: a page still open after it was kept by «Остаться» in the browser's dialog. */
const GIVEN_UP_MS = 10_000;

export const isMoving = (): boolean => moving;
export const isLeaving = (): boolean => leaving;

/** Starts a step over history entries of this page; `stepDone` reports its end. */
export function step(delta: number): void {
  moving = true;
  window.history.go(delta);
}

export function stepDone(): void {
  moving = false;
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/** Runs `run` now, or after the current step: an entry that `run` adds would change where that step ends. */
export function whenSettled(run: () => void): void {
  if (!moving) return run();
  const timer = setTimeout(stepDone, PATIENCE_MS);
  waiting.push(() => {
    clearTimeout(timer);
    run();
  });
}

/** Resets leaving: the page came back from the back-forward cache, or its navigation was cancelled. */
export function stay(): void {
  leaving = false;
}

/** Runs `leave`, which loads another document, once no step is in progress; callers start no step after that. */
export function leaveSettled(leave: () => void): void {
  leaving = true;
  setTimeout(stay, GIVEN_UP_MS);
  whenSettled(leave);
}

if (typeof window !== 'undefined') window.addEventListener('pageshow', stay);
