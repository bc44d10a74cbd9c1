import { beforeEach, expect, test, vi } from 'vitest';
import { writeAccount } from './account';
import { forgetSearches, keptSearches, onSearches, rememberSearch, searchesIn } from './recent-searches';

const shown = () => searchesIn(keptSearches());

beforeEach(() => {
  localStorage.clear();
  writeAccount('7');
});

test('the newest first, six at most, each once whatever its capitals; nothing is no search', () => {
  for (const text of ['а', 'б', 'в', 'г', 'д', 'е', 'ж', '  ', 'В ']) rememberSearch(text);
  expect(shown()).toEqual(['В', 'ж', 'е', 'д', 'г', 'б']);
});

test('they are the person’s own: gone with the sign-out, and never another’s', () => {
  rememberSearch('экзема');
  writeAccount(null);
  expect(Object.keys(localStorage)).toEqual(['portal:left']);
  expect(shown()).toEqual([]);
  rememberSearch('никто');
  writeAccount('7');
  rememberSearch('экзема');
  writeAccount('8');
  expect(shown()).toEqual([]);
  expect(Object.values({ ...localStorage }).join()).not.toContain('экзема');
});

test('what another person’s tab has written is not read', () => {
  rememberSearch('экзема');
  localStorage.setItem('portal:account', '8');
  expect(shown()).toEqual([]);
});

test('forgotten when asked to, and whoever shows them hears of each change', () => {
  const heard = vi.fn();
  const stop = onSearches(heard);
  rememberSearch('крем');
  forgetSearches();
  stop();
  rememberSearch('маска');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(['маска']);
});

test.each(['spoiled', '[]', '{"of":7,"texts":[]}', '{"of":"7"}', 'null'])('%s is nothing', (kept) => {
  expect(searchesIn(kept)).toEqual([]);
});
