import { CallError } from '@/api/core/call-error';
import { signIn } from '@/api/session/sign-in';
import type { Pair } from './use-sign-in';

/**
 * Many people behind one address, such as a class, sign in by turns (docs/decisions/0017-limits.md): at most three
 * retries.
 */
const MOST_AGAIN = 3;
const MOST_WAIT_S = 10;

/** Delay in seconds before the next attempt when too many people sign in: random, so that they don't retry together. */
function turnIn(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'busy' || !error.retryAfter) return null;
  return Math.min(error.retryAfter, MOST_WAIT_S) * (1 + Math.random());
}

/**
 * Signs in; when too many people do, `wait`s as long as the services ask and retries, never in parallel. Throws as
 * `signIn` does: the last refusal, or the one before a `wait` that returned false (the form is gone).
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
