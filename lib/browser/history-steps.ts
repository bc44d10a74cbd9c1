/** A step back over entries of this page has been asked for; history moves a little later. */
let moving = false;
let waiting: (() => void)[] = [];
/** The page is being left for another document: a step back now would cancel that. */
let leaving = false;

/** Longer than any step within one page takes; a step that never comes must not keep anybody here. */
const PATIENCE_MS = 1000;
/** Who is still here after this has answered «Остаться» to the browser's question. */
const GIVEN_UP_MS = 10_000;

export const isMoving = (): boolean => moving;
export const isLeaving = (): boolean => leaving;

/** Asks for a step over entries of this same page; `stepDone` says when it has ended. */
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

/** Runs `run` at once, or after the step that is under way: it would end on whatever `run` adds to history. */
export function whenSettled(run: () => void): void {
  if (!moving) return run();
  const timer = setTimeout(stepDone, PATIENCE_MS);
  waiting.push(() => {
    clearTimeout(timer);
    run();
  });
}

/** The page stays: shown again from the browser's cache of whole pages, or its leaving was given up. */
export function stay(): void {
  leaving = false;
}

/** Runs `leave`, which loads another document, as soon as no step is under way; none begins after that. */
export function leaveSettled(leave: () => void): void {
  leaving = true;
  setTimeout(stay, GIVEN_UP_MS);
  whenSettled(leave);
}

if (typeof window !== 'undefined') window.addEventListener('pageshow', stay);
