import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightIn, stackOf, ticksOf } from './scale';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [null, NaN],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [0, 7, 18],
    [0, 5, 10, 15, 20],
  ],
  [
    [-30, 50],
    [-40, -20, 0, 20, 40, 60],
  ],
  [
    [-5, -1],
    [-6, -4, -2, 0],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [[2_400_000_000], [0, 1_000_000_000, 2_000_000_000, 3_000_000_000]],
])('marks for %j are %j', (values, ticks) => expect(ticksOf(values)).toEqual(ticks));

test('marks hold zero and every value, however large, and are few', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
      const ticks = ticksOf(values);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(8);
      expect(ticks).toContain(0);
      const height = heightIn(ticks);
      for (const value of values) {
        expect(height(value)).toBeGreaterThanOrEqual(0);
        expect(height(value)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('the highest mark is the top', () => {
  const height = heightIn([-10, 0, 10]);
  expect([height(10), height(0), height(-10), height(5)]).toEqual([0, 50, 100, 25]);
});

test('a stack grows up and down from zero', () => {
  expect(stackOf([2, null, -1, 3, -4, 0])).toEqual([[0, 2], null, [0, -1], [2, 5], [-1, -5], null]);
});
