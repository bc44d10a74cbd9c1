import { CallError } from '@/api/core/call-error';
import { signIn } from '@/api/session/sign-in';
import type { Pair } from './use-sign-in';

/** A class of a training behind one address is let in by turns (docs/decisions/0017-limits.md): three more at most. */
const MOST_AGAIN = 3;
const MOST_WAIT_S = 10;

/** Seconds until a form that found too many people asks again: those who were sent away together come back apart. */
function turnIn(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'busy' || !error.retryAfter) return null;
  return Math.min(error.retryAfter, MOST_WAIT_S) * (1 + Math.random());
}

/**
 * Signs in; where too many people do, `wait`s as long as the services say and asks again, never twice at once. Throws
 * as `signIn` does: the last refusal, or the one that `wait` (false: nobody is there any more) followed.
 */
export async function signInByTurns(
  pair: Pair,
  wait: (seconds: number) => Promise<boolean>,
): Promise<{ id: string }> {
  for (let left = MOST_AGAIN; ; left -= 1) {
    try {
      return await signIn(pair);
    } catch (error) {
      const seconds = left > 0 ? turnIn(error) : null;
      if (seconds === null || !(await wait(seconds))) throw error;
    }
  }
}
