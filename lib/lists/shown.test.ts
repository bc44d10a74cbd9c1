import { expect, test } from 'vitest';
import { pageNumber } from './address-fields';
import { pageQuery, shownOf } from './shown';

test.each([
  [undefined, 1, 1, 24],
  ['1', 1, 1, 24],
  ['3', 3, 1, 72],
  ['4', 4, 1, 96],
  ['5', 5, 5, 24],
  ['99', 99, 99, 24],
  ['-2', 1, 1, 24],
  ['0', 1, 1, 24],
  ['2.5', 1, 1, 24],
  ['1e99', 1, 1, 24],
  ['x', 1, 1, 24],
  ['999999999', 999_999_999, 999_999_999, 24],
  ['1000000000', 1, 1, 24],
  ['10000000000', 1, 1, 24],
  [['2', '3'], 3, 1, 72],
])('page %j: page %i is page %i of %i for the services', (given, page, number, size) => {
  expect(shownOf(pageNumber().parse(given), 24)).toEqual({ page, number, size });
});

test('a call asks for what the address shows, or for the first so many', () => {
  expect(pageQuery(shownOf(5, 24))).toEqual({ number: 5, size: 24 });
  expect(pageQuery(8)).toEqual({ size: 8 });
});
