import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendPlayed, LONGEST_STEP } from './played';
import type { Range } from './watching';

/** What a player that told these seconds one after another has played. */
function playedOf(told: readonly number[]): Range[] {
  let played: Range[] = [];
  told.forEach((second, at) => (played = extendPlayed(played, told[at - 1] ?? null, second)));
  return played;
}

test.each([
  ['playing on', [0, 0.25, 0.5, 1], [[0, 1]]],
  [
    'a seek forward is not played',
    [0, 1, 40, 41],
    [
      [0, 1],
      [40, 41],
    ],
  ],
  ['a seek back and again the same', [10, 11, 9, 10, 11], [[9, 11]]],
  ['the first word alone', [7], []],
  ['standing still', [7, 7, 7], []],
  ['nonsense', [1, Number.NaN, 2], []],
])('%s', (_, told, played) => expect(playedOf(told)).toEqual(played));

test('never more than was stepped over', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 600, noNaN: true })), (told) => {
      const counted = playedOf(told).reduce((sum, [from, to]) => sum + to - from, 0);
      const steps = told.slice(1).map((second, at) => second - (told[at] ?? 0));
      const forward = steps.filter((step) => step > 0 && step <= LONGEST_STEP).reduce((a, b) => a + b, 0);
      expect(counted).toBeLessThanOrEqual(forward + 1e-6);
    }),
  );
});
