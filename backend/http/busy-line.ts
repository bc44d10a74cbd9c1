import { AppError } from './app-error';
import { callsOfPerson, type CallLimits, type Caller } from './calls-of-person';

const RETRY_S = 3;

function tooBusy(): AppError {
  const words = 'Сейчас записывается много людей сразу. Повторите через несколько секунд.';
  return new AppError(503, 'busy', words, undefined, { headers: { 'retry-after': String(RETRY_S) } });
}

/** How many wait, and how long, where people come in a run. */
export const PATIENCE = { waiting: 2000, waitMs: 20_000 };
/** Of the pool's twenty connections: the rest stay for everybody else. */
const LIMITS = { row: { atOnce: 4, ...PATIENCE }, all: { atOnce: 8, ...PATIENCE } };

/**
 * Calls that come in a run: a few of them hold connections, of one row or of all rows together, the rest wait without
 * one. A run on one row, which puts them in order anyway, holds up no other row, and a run on many leaves the pool to
 * everybody else. 503 with Retry-After past the line or its time.
 */
export function busyLine({ row, all }: Record<'row' | 'all', CallLimits> = LIMITS) {
  const ofRow = callsOfPerson(row, tooBusy);
  const ofAll = callsOfPerson(all, tooBusy);
  return function inLine<T>(id: string, caller: Caller, work: () => Promise<T>): Promise<T> {
    return ofRow(id, caller, () => ofAll('all', caller, work));
  };
}
