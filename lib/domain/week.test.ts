import { describe, expect, test } from 'vitest';
import { isDay, shiftDay, weekOf } from './week';

describe('a week', () => {
  test.each([
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-23', '2026-11-29'],
    ['2026-12-31', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
  ])('of %s is %s – %s', (day, first, last) => {
    const week = weekOf(day);
    expect([week[0], week.at(-1), week.length]).toEqual([first, last, 7]);
  });

  test('days are shifted over months and years', () => {
    expect([shiftDay('2026-11-30', 1), shiftDay('2027-01-01', -1)]).toEqual(['2026-12-01', '2026-12-31']);
  });

  test('a day that is none is known', () => {
    expect(['2026-11-23', '2026-02-30', '2026-13-01', 'x'].map(isDay)).toEqual([true, false, false, false]);
  });
});
