import { expect, test } from 'vitest';
import { readSearch } from './search-view';

test('a query longer than the field takes is cut to what it takes', () => {
  expect(readSearch({ q: ` ${'ъ'.repeat(300)}` }).text).toBe('ъ'.repeat(255));
});

test('what an address can’t mean is left out', () => {
  expect(readSearch({ q: 'крем', type: 'nothing', page: '-5' })).toEqual({ text: 'крем', page: 1 });
});
