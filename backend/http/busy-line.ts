import { AppError } from './app-error';
import { callsOfPerson } from './calls-of-person';

const RETRY_S = 3;

function tooBusy(): AppError {
  const words = 'Сейчас записывается много людей сразу. Повторите через несколько секунд.';
  return new AppError(503, 'busy', words, undefined, { headers: { 'retry-after': String(RETRY_S) } });
}

/**
 * Calls that the same row would put in order anyway: a few hold connections, the rest wait without one, so that a run
 * on one row leaves the pool to everybody else. 503 with Retry-After past the line or its time.
 */
export const busyLine = (limits = { atOnce: 4, waiting: 2000, waitMs: 20_000 }) =>
  callsOfPerson(limits, tooBusy);
