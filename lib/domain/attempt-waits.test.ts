import { expect, test } from 'vitest';
import { FORGOTTEN_AFTER, FREE_ATTEMPTS, LONGEST_WAIT, nextAttempt, type Attempts } from './attempt-waits';

const DAY = 24 * 3600;

/** Guesses of one network at one account in a day: it rests so many seconds after so many guesses. */
function guessesInDay(watched: boolean, rest?: { after: number; seconds: number }): number {
  let kept: { count: number; at: number } | undefined;
  let made = 0;
  for (let now = 0; now < DAY;) {
    const known: Attempts | undefined = kept && { count: kept.count, secondsAgo: now - kept.at };
    const verdict = nextAttempt(known, watched);
    if (verdict.kind === 'wait') {
      if (verdict.begins) kept = { count: FREE_ATTEMPTS, at: now };
      now += verdict.seconds;
      continue;
    }
    kept = { count: verdict.count, at: now };
    made += 1;
    if (rest && made % rest.after === 0) now += rest.seconds;
  }
  return made;
}

test('five guesses are free, then the wait doubles up to five minutes', () => {
  for (let count = 1; count < FREE_ATTEMPTS; count += 1) {
    expect(nextAttempt({ count, secondsAgo: 0 }, false)).toEqual({ kind: 'go', count: count + 1 });
  }
  const waits = [5, 6, 7, 8, 9, 10, 1000].map((count) => nextAttempt({ count, secondsAgo: 0 }, false));
  expect(waits.map((verdict) => verdict.kind === 'wait' && verdict.seconds)).toEqual([
    30, 60, 120, 240, 300, 300, 300,
  ]);
});

test('a wait that is over is over, and an hour of quiet forgets', () => {
  expect(nextAttempt({ count: 5, secondsAgo: 29.5 }, false)).toMatchObject({ kind: 'wait', seconds: 1 });
  expect(nextAttempt({ count: 5, secondsAgo: 30 }, false)).toEqual({ kind: 'go', count: 6 });
  expect(nextAttempt({ count: 500, secondsAgo: FORGOTTEN_AFTER }, false)).toEqual({ kind: 'go', count: 1 });
});

test('at an account that is guessed at from everywhere a new network waits once, and no longer than half a minute', () => {
  expect(nextAttempt(undefined, true)).toEqual({ kind: 'wait', seconds: 30, begins: true });
  expect(nextAttempt({ count: FREE_ATTEMPTS, secondsAgo: 30 }, true)).toEqual({ kind: 'go', count: 6 });
  expect(nextAttempt({ count: 1, secondsAgo: 10 }, true)).toEqual({
    kind: 'wait',
    seconds: 20,
    begins: false,
  });
});

test('no wait is longer than the longest, whatever went before', () => {
  for (let count = 0; count < 2000; count += 1) {
    const verdict = nextAttempt({ count, secondsAgo: 0 }, true);
    expect(verdict.kind === 'wait' ? verdict.seconds : 0).toBeLessThanOrEqual(LONGEST_WAIT);
  }
});

test('one network has fewer than 300 guesses a day at one account, however it rests in between', () => {
  const found = [false, true].flatMap((watched) => [
    guessesInDay(watched),
    ...Array.from({ length: 15 }, (_, at) =>
      guessesInDay(watched, { after: at + 1, seconds: FORGOTTEN_AFTER }),
    ),
  ]);
  expect(Math.max(...found)).toBeLessThan(300);
  expect(Math.max(...found), 'the wait is not endless either').toBeGreaterThan(250);
});
