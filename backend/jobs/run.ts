import type { Deps } from '../http/context';
import { JOBS } from './jobs';
import { startTimers } from './timers';

/**
 * Starts every job of this process (docs/decisions/0011); the answer asks them to stop and waits for what is under way.
 */
export function startJobs(deps: Deps): () => Promise<void> {
  const asked = new AbortController();
  // what only PostgreSQL needs is loaded for it alone
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
