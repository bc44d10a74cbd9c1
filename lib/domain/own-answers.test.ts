import { expect, test } from 'vitest';
import { canMerge } from './own-answers';

const merged = new Map([
  ['b', 'c'],
  ['c', 'd'],
]);

test.each([
  ['a', 'd', true],
  ['a', 'b', true],
  ['a', 'a', false],
  ['c', 'b', false],
  ['d', 'b', false],
])('%s into %s: %s', (id, into, may) => expect(canMerge(id, into, merged)).toBe(may));

test('a circle that is there already ends the search', () => {
  const circle = new Map([
    ['b', 'c'],
    ['c', 'b'],
  ]);
  expect(canMerge('a', 'b', circle)).toBe(true);
});
