import { expect, test } from 'vitest';
import { filterGroups, filterKey, fitsFilters, type FilterEntry } from './product-filters';

const entry = (group: FilterEntry['group'], alias: string, title: string, position = 0): FilterEntry => ({
  group,
  alias,
  title,
  position,
});
const ENTRIES = [
  entry('gamma', 'toleriane', 'Толеран', 1),
  entry('gamma', 'effaclar', 'Эфаклар', 0),
  entry('gamma', 'anthelios', 'Антгелиос', 2),
  entry('skin', 'oily', 'Жирная', 2),
  entry('skin', 'dry', 'Сухая', 1),
  entry('need', 'sun', 'Солнце'),
];
const keys = (...pairs: [FilterEntry['group'], string][]) =>
  new Set(pairs.map(([group, alias]) => filterKey(group, alias)));
const PRODUCTS = [
  keys(['gamma', 'effaclar'], ['skin', 'oily']),
  keys(['gamma', 'effaclar'], ['skin', 'dry']),
  keys(['gamma', 'toleriane'], ['skin', 'dry'], ['skin', 'oily']),
];

test('gammas by alphabet, the rest as placed; what no product has is dropped', () => {
  expect(filterGroups(ENTRIES, PRODUCTS)).toEqual([
    {
      id: 'gamma',
      name: 'gamma',
      title: 'Гамма',
      entries: [
        { value: 'toleriane', title: 'Толеран', count: 1 },
        { value: 'effaclar', title: 'Эфаклар', count: 2 },
      ],
    },
    {
      id: 'skin',
      name: 'skin',
      title: 'Кожа и волосы',
      entries: [
        { value: 'dry', title: 'Сухая', count: 2 },
        { value: 'oily', title: 'Жирная', count: 2 },
      ],
    },
  ]);
});

test('an entry is counted under the choices of the other groups, not of its own', () => {
  const [gamma, skin] = filterGroups(ENTRIES, PRODUCTS, { gamma: ['effaclar'], skin: ['oily'] });
  expect(gamma?.entries.map(({ count }) => count)).toEqual([1, 1]);
  expect(skin?.entries.map(({ count }) => count)).toEqual([1, 1]);
});

test('within a group choices add up, groups narrow each other', () => {
  const fitting = (chosen: Parameters<typeof fitsFilters>[1]) =>
    PRODUCTS.map((product) => fitsFilters(product, chosen));
  expect(fitting({})).toEqual([true, true, true]);
  expect(fitting({ gamma: ['effaclar', 'toleriane'] })).toEqual([true, true, true]);
  expect(fitting({ gamma: ['effaclar'], skin: ['dry'] })).toEqual([false, true, false]);
  expect(fitting({ need: ['sun'] })).toEqual([false, false, false]);
});

test('an empty list has no groups', () => expect(filterGroups(ENTRIES, [])).toEqual([]));
