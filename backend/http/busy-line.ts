import { AppError } from './app-error';
import { callsOfPerson, type CallLimits, type Caller } from './calls-of-person';

const RETRY_S = 3;

function tooBusy(): AppError {
  const words = 'Сейчас записывается много людей сразу. Повторите через несколько секунд.';
  return new AppError(503, 'busy', words, undefined, { headers: { 'retry-after': String(RETRY_S) } });
}

/** Most waiting calls, and the longest wait of each, when many people call at once. */
export const PATIENCE = { waiting: 2000, waitMs: 20_000 };
/** Calls at once, out of the pool's twenty connections: the rest stay free for other calls. */
const LIMITS = { row: { atOnce: 4, ...PATIENCE }, all: { atOnce: 8, ...PATIENCE } };

/**
 * A line for calls that come in a rush: only a few of them hold connections, per row and for all rows together; the
 * rest wait without one. A rush on one row, whose lock orders the calls anyway, delays no other row, and a rush on many
 * rows leaves connections to other calls. 503 with Retry-After when the line is full or the wait too long.
 */
export function busyLine({ row, all }: Record<'row' | 'all', CallLimits> = LIMITS) {
  const ofRow = callsOfPerson(row, tooBusy);
  const ofAll = callsOfPerson(all, tooBusy);
  return function inLine<T>(id: string, caller: Caller, work: () => Promise<T>): Promise<T> {
    return ofRow(id, caller, () => ofAll('all', caller, work));
  };
}
