import { AppError } from './app-error';

export interface CallLimits {
  /** Calls of one person that run at once. */
  atOnce: number;
  /** Calls of one person that wait for one of those to end; one more is refused. */
  waiting: number;
  /** How long a call waits. */
  waitMs: number;
}

/** Limits far above what the portal's pages send; two backends of one portal allow twice as much. */
export const CALL_LIMITS: CallLimits = { atOnce: 4, waiting: 60, waitMs: 5000 };

interface Line {
  running: number;
  /** Functions that let a waiting call run, the first comer first. */
  waiters: (() => void)[];
}

/** The request's signal, aborted when its caller disconnects; read only while a call waits. */
export interface Caller {
  readonly signal: AbortSignal;
}

function tooMany(): AppError {
  const words = 'Слишком много действий одновременно. Подождите несколько секунд и повторите.';
  return new AppError(429, 'too-many-at-once', words, undefined, { headers: { 'retry-after': '2' } });
}

/**
 * Runs the unsafe calls of a person a few at a time; the others wait in a line of that person, so that one person
 * delays nobody else. 429 with Retry-After when the line is full or the wait too long. A caller that disconnects leaves
 * the line.
 */
export function callsOfPerson({ atOnce, waiting, waitMs }: CallLimits, refuse = tooMany) {
  const lines = new Map<string, Line>();

  async function wait({ waiters }: Line, { signal: gone }: Caller): Promise<void> {
    if (waiters.length >= waiting || gone.aborted) throw refuse();
    await new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
        finish();
      };
      const leave = () => {
        waiters.splice(waiters.indexOf(admit), 1);
        settle(() => reject(refuse()));
      };
      const admit = () => settle(resolve);
      const timer = setTimeout(leave, waitMs);
      gone.addEventListener('abort', leave);
      waiters.push(admit);
    });
  }

  /** Passes the place to the call that waits longest; removes a line without calls. */
  function leavePlace(userId: string, line: Line): void {
    const next = line.waiters.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(userId);
  }

  return async function inTurn<T>(userId: string, caller: Caller, work: () => Promise<T>): Promise<T> {
    const line = lines.get(userId) ?? { running: 0, waiters: [] };
    lines.set(userId, line);
    if (line.running >= atOnce) await wait(line, caller);
    else line.running += 1;
    try {
      return await work();
    } finally {
      leavePlace(userId, line);
    }
  };
}
