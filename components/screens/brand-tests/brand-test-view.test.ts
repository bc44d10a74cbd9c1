import { expect, test } from 'vitest';
import type { GivenQuery } from '@/lib/lists/list-address';
import { testFilter, testList, type TestSection } from './brand-test-view';

const { href: testHref } = testList;
const readTestView = (section: TestSection, brand: string, query: GivenQuery) => ({
  ...testList.read(query),
  section,
  brand,
});

test('the address is read and written back the same', () => {
  const view = readTestView('express', 'lrp', { state: 'finished', sort: '-points' });
  expect(view).toEqual({ section: 'express', brand: 'lrp', state: 'finished', sort: '-points', page: 1 });
  expect(testHref(view)).toBe('/lrp/express?state=finished&sort=-points');
  expect(testHref(view, { state: undefined, page: 2 })).toBe('/lrp/express?sort=-points&page=2');
});

test('a spoiled address is the whole list', () => {
  const view = readTestView('tests', 'empty', { state: 'lost', sort: 'id' });
  expect(view).toEqual({ section: 'tests', brand: 'empty', sort: '-createdAt', page: 1 });
  expect(testHref(view)).toBe('/tests');
});

test('express trainings are asked apart from tests, one brand or all', () => {
  expect(testFilter(readTestView('express', 'vichy', {}))).toEqual({
    type: ['express-training'],
    mark: ['vichy'],
  });
  expect(testFilter(readTestView('tests', 'empty', { state: 'new' }))).toEqual({
    type: ['test'],
    state: 'new',
  });
});
