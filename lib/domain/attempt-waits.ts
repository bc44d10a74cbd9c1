/** Number of wrong guesses without a wait: typing errors. */
export const FREE_ATTEMPTS = 5;
/** Seconds to wait after `FREE_ATTEMPTS` wrong guesses and after each one more; the last value repeats. */
const WAITS = [30, 60, 120, 240, 300] as const;
/** The longest wait, in seconds. */
export const LONGEST_WAIT = 300;
/** Guesses are forgotten after this many seconds without one. */
export const FORGOTTEN_AFTER = 3600;
/** Wrong guesses at one account within an hour, from all networks together, after which no guess is free. */
export const WATCHED_FROM = 20;

/** Number of guesses, and how many seconds ago the last of them was. */
export interface Attempts {
  count: number;
  secondsAgo: number;
}

type Verdict =
  | { kind: 'go'; count: number }
  | { kind: 'wait'; seconds: number; /** The wait begins now. */ begins: boolean };

/**
 * Whether one more guess is allowed, or how long it has to wait. `known`: guesses at this account from this network.
 * `watched`: the account is being guessed at from all networks, and a new network waits before its first guess.
 */
export function nextAttempt(known: Attempts | undefined, watched: boolean): Verdict {
  const kept = known && known.secondsAgo < FORGOTTEN_AFTER ? known : undefined;
  if (!kept && watched) return { kind: 'wait', seconds: WAITS[0], begins: true };
  if (!kept) return { kind: 'go', count: 1 };
  const count = watched ? Math.max(kept.count, FREE_ATTEMPTS) : kept.count;
  const wait = count < FREE_ATTEMPTS ? 0 : (WAITS[count - FREE_ATTEMPTS] ?? LONGEST_WAIT);
  const seconds = Math.ceil(wait - kept.secondsAgo);
  return seconds > 0 ? { kind: 'wait', seconds, begins: false } : { kind: 'go', count: count + 1 };
}
