import { expect, it } from 'vitest';
import { monthWeeks, moveDay, readDay, writeDay } from './days';

it.each([
  ['08.03.1991', '1991-03-08'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', null],
  ['31.04.2026', null],
  ['00.01.2026', null],
  ['1.1.2026', null],
  ['08.03.19', null],
])('reads %s as %s', (text, iso) => {
  expect(readDay(text)).toBe(iso);
});

it('keeps what is no day as it was typed', () => {
  expect(writeDay('1991-03-08')).toBe('08.03.1991');
  expect(writeDay('08.0')).toBe('08.0');
  expect(writeDay('')).toBe('');
});

it('moves over the ends of months and years', () => {
  expect(moveDay('2026-12-31', { days: 1 })).toBe('2027-01-01');
  expect(moveDay('2026-03-01', { days: -1 })).toBe('2026-02-28');
  expect(moveDay('2026-01-31', { months: 1 })).toBe('2026-02-28');
  expect(moveDay('2026-01-15', { months: -1 })).toBe('2025-12-15');
});

it('begins the week on Monday', () => {
  const weeks = monthWeeks(2026, 11);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});
