import { expect, test } from 'vitest';
import { oneOf, shownOf, withQuery } from './list-address';

test.each([
  [undefined, 24],
  ['1', 24],
  ['3', 72],
  ['99', 100],
  ['-2', 24],
  ['0', 24],
  ['2.5', 24],
  ['x', 24],
  [['2', '3'], 72],
])('page %j shows %i', (page, shown) => {
  expect(shownOf(page as string | undefined, 24)).toBe(shown);
});

test('an empty value is none', () => {
  expect(oneOf('')).toBeUndefined();
  expect(withQuery('/news', { category: undefined, page: 2 })).toBe('/news?page=2');
  expect(withQuery('/news', {})).toBe('/news');
});
