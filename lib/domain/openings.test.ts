import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastModuleSeconds, leastTestSeconds, leastTime } from './openings';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

test('a module takes 3 seconds a task, 10 without a count; a test 1 second a question', () => {
  expect([5, 0].map((questionsCount) => leastModuleSeconds({ questionsCount }))).toEqual([15, 10]);
  expect(leastTestSeconds({ questions: ['a', 'b'] })).toBe(2);
});

describe('least time', () => {
  test.each([
    ['just opened', 0, null, 0, 10],
    ['a part of it has passed', 0, null, 4, 6],
    ['a part of a second is waited for whole', 0, null, 9.2, 1],
    ['in time', 0, null, 10, 0],
    ['spent on something else meanwhile', 0, 8, 10, 8],
    ['spent before it was opened', 20, 8, 30, 0],
    ['the clock was set back', 100, 90, 50, 10],
  ])('%s', (_, openedAt, spent, now, waitSeconds) => {
    const spentUntil = spent === null ? null : at(spent);
    const told = leastTime({ openedAt: at(openedAt), spentUntil, leastSeconds: 10, now: at(now) });
    expect(told.waitSeconds).toBe(waitSeconds);
  });

  test('without a least time nobody waits', () => {
    const now = at(0);
    expect(leastTime({ openedAt: now, spentUntil: null, leastSeconds: 0, now }).waitSeconds).toBe(0);
  });

  test('however many are opened at once, they take the sum of their least times', () => {
    const each = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.array(each, { minLength: 1, maxLength: 20 }), (leasts) => {
        let [spentUntil, now] = [null as Date | null, at(0)];
        for (const leastSeconds of leasts) {
          const { waitSeconds } = leastTime({ openedAt: at(0), spentUntil, leastSeconds, now });
          now = new Date(now.getTime() + waitSeconds * 1000);
          const taken = leastTime({ openedAt: at(0), spentUntil, leastSeconds, now });
          expect(taken.waitSeconds).toBe(0);
          spentUntil = taken.countedUntil;
        }
        expect(now).toEqual(at(leasts.reduce((sum, least) => sum + least, 0)));
      }),
    );
  });
});
