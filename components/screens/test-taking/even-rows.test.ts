import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenRows } from './even-rows';

test.each([
  [1, 1],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [10, 5],
  [11, 4],
  [30, 5],
])('%i marks, five to a row at most: %i to a row', (count, across) => {
  expect(evenRows(count, 5)).toBe(across);
});

test('never more rows than needed, and none wider than it may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }), (count, most) => {
      const across = evenRows(count, most);
      expect(across).toBeLessThanOrEqual(most);
      expect(Math.ceil(count / across)).toBe(Math.ceil(count / most));
    }),
  );
});
