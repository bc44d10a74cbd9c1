import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may go on without the event loop having turned, ms. */
const MOST_MS = 25;

/**
 * For work in the process whose promises resolve without the event loop: the engine of PGlite answers in microtasks, and
 * a thousand queued statements would run before the next request is read (Node then refuses it with 408). The answer
 * waits for a turn of the loop where none has been for `MOST_MS`, else not at all.
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
