import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may run without a turn of the event loop, ms. */
const MOST_MS = 25;

/**
 * Returns a function to await before each piece of in-process work whose promises resolve without the event loop.
 * PGlite answers in microtasks: a thousand queued statements would run before the next request is read (Node then
 * refuses it with 408). The function waits for a turn of the loop if there was none for `MOST_MS`, else it resolves at
 * once.
 */
export function loopTurns(): () => Promise<void> {
  let since: number | null = null;
  return async () => {
    if (since === null) {
      since = performance.now();
      void nextTurn().then(() => (since = null));
      return;
    }
    if (performance.now() - since >= MOST_MS) await nextTurn();
  };
}
