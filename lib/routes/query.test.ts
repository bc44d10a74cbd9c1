import { expect, test } from 'vitest';
import { oneOf, withQuery } from './query';

test('an empty value is none', () => {
  expect(oneOf('')).toBeUndefined();
  expect(withQuery('/news', { category: undefined, page: 2 })).toBe('/news?page=2');
  expect(withQuery('/news', {})).toBe('/news');
});
