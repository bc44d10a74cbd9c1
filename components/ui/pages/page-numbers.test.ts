import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it('draws a gap only where more than one page is left out', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, null, 12]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 10, 11, 12]);
});

it('draws few pages whole', () => {
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});
