import { expect, test } from 'vitest';
import { sortOf, timetableFilter, timetableList } from './timetable-view';

const read = (query: Record<string, string>) => timetableList.read(query);

test('a trainer begins with their own, an admin with everybody’s', () => {
  expect(timetableFilter(read({}), false)).toEqual({ state: 'coming', mine: '1' });
  expect(timetableFilter(read({}), true)).toEqual({ state: 'coming' });
  expect(timetableFilter(read({ whose: 'all' }), false)).toEqual({ state: 'coming' });
  expect(timetableFilter(read({ whose: 'mine' }), true)).toEqual({ state: 'coming', mine: '1' });
});

test('what has passed is read from its end, unless another order is asked for', () => {
  expect(sortOf(read({}))).toBe('starts_at');
  expect(sortOf(read({ state: 'past' }))).toBe('-starts_at');
  expect(sortOf(read({ state: 'past', sort: 'name' }))).toBe('name');
});

test('a spoiled address opens the list', () => {
  const spoiled = read({ state: 'x', from: '2026-02-30', topic: 'drop', type: 'hall', page: '0' });
  expect(timetableFilter(spoiled, true)).toEqual({ state: 'coming' });
});
