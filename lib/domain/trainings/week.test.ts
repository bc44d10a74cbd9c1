import { expect, test } from 'vitest';
import { addDays, daysFrom, isDay, mondayOf, weekWords } from './week';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('days go over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysFrom('2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
});

test('a week is named once where it can be', () => {
  const plain = (monday: string) => weekWords(monday).replaceAll('\u00a0', ' ');
  expect(plain('2026-11-23')).toBe('23–29 ноября 2026');
  expect(plain('2026-11-30')).toBe('30 ноября – 6 декабря 2026');
  expect(plain('2026-12-28')).toBe('28 декабря – 3 января 2027');
});

test('a day that is none is known', () => {
  expect(['2026-11-23', '2026-02-30', '2026-13-01', 'x'].map(isDay)).toEqual([true, false, false, false]);
});
