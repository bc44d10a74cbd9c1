import { expect, it } from 'vitest';
import { growingPage, listHref, oneOf } from './growing-list';

it.each([
  [undefined, { current: 1, number: 1, size: 24, alone: false }],
  ['3', { current: 3, number: 1, size: 72, alone: false }],
  ['4', { current: 4, number: 1, size: 96, alone: false }],
  ['5', { current: 5, number: 5, size: 24, alone: true }],
  ['0', { current: 1, number: 1, size: 24, alone: false }],
  ['-2', { current: 1, number: 1, size: 24, alone: false }],
  ['9e9', { current: 1, number: 1, size: 24, alone: false }],
  [['2', '3'], { current: 1, number: 1, size: 24, alone: false }],
])('page %j asks the services for %j', (param, page) => {
  expect(growingPage(param)).toEqual(page);
});

it('changes one filter, keeps the others and begins from the first page', () => {
  const query = { category: 'skin', sort: 'title', page: '3' };
  expect(listHref('/lrp/news', query, { category: 'hair' })).toBe('/lrp/news?category=hair&sort=title');
  expect(listHref('/lrp/news', query, { category: undefined, sort: undefined })).toBe('/lrp/news');
  expect(listHref('/lrp/news', query, { page: '4' })).toBe('/lrp/news?category=skin&sort=title&page=4');
});

it('takes one value of a query', () => {
  expect([oneOf('a'), oneOf(''), oneOf(['a', 'b']), oneOf(undefined)]).toEqual(['a', undefined, undefined, undefined]);
});
