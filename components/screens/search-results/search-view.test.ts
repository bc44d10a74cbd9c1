import { expect, test } from 'vitest';
import { foundList } from './search-view';

test('a query longer than the field takes is cut to what it takes', () => {
  expect(foundList.read({ q: ` ${'ъ'.repeat(300)}` }).q).toBe('ъ'.repeat(255));
});

test('what an address can’t mean is left out', () => {
  expect(foundList.read({ q: 'крем', type: 'nothing', page: '-5' })).toEqual({ q: 'крем', page: 1 });
  expect(foundList.read({ type: 'user' }).type).toBeUndefined();
  expect(foundList.read({ type: 'test' }).type).toBe('test');
});
