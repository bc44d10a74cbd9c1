import type { Deps } from '../http/context';
import { JOBS } from './jobs';
import { startTimers } from './timers';

/**
 * Starts every job of this process (docs/decisions/0011); the returned function stops them and waits for running turns.
 */
export function startJobs(deps: Deps): () => Promise<void> {
  const asked = new AbortController();
  // loads the queue only for PostgreSQL, which alone needs it
  const stop =
    deps.database.engine === 'pglite'
      ? Promise.resolve(startTimers(deps, JOBS, asked.signal))
      : import('./queue').then(({ startQueued }) => startQueued(deps, JOBS, asked.signal));
  return async () => {
    asked.abort();
    await (
      await stop
    )();
  };
}
