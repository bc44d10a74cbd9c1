import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addYears } from './add-years';
import {
  firstOfNextMonth,
  moscowDay,
  moscowDaysBetween,
  moscowMidnight,
  moscowParts,
  toDate,
} from './moscow';
import { canRepeat, repassing, repeatAfter } from './repeat';

const anyDate = fc.date({ min: new Date('2015-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const at = (iso: string) => new Date(iso);

describe('repeatAfter', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '2026-12-01T00:00:00+03:00'],
    ['2026-12-31T20:59:59Z', '2027-01-01T00:00:00+03:00'],
    ['2026-12-31T21:00:00Z', '2027-02-01T00:00:00+03:00'], // already January in Moscow
    ['2028-01-31T10:00:00Z', '2028-02-01T00:00:00+03:00'],
  ])('a score of 0 at %s repeats from %s', (now, from) => {
    expect(repeatAfter({ points: 0, now: at(now) })).toEqual(at(from));
  });
  test('a paid attempt does not repeat by itself', () => {
    expect(repeatAfter({ points: 1, now: at('2026-11-20T12:00:00Z') })).toBeNull();
  });
  test('what pays nothing at its best has nothing to wait for', () => {
    expect(repeatAfter({ points: 0, most: 0, now: at('2026-11-20T12:00:00Z') })).toBeNull();
    expect(repeatAfter({ points: 0, most: 10, now: at('2026-11-20T12:00:00Z') })).not.toBeNull();
  });
  test('is the first of a month at midnight in Moscow, later than now, 31 days away at most', () => {
    fc.assert(
      fc.property(anyDate, (now) => {
        const from = firstOfNextMonth(now);
        expect(moscowParts(from)).toMatchObject({ day: 1, hour: 0, minute: 0 });
        expect(from.getTime()).toBeGreaterThan(now.getTime());
        expect(moscowDaysBetween(now, from)).toBeLessThanOrEqual(31);
        const shown = new Intl.DateTimeFormat('en-GB', {
          timeZone: 'Europe/Moscow',
          day: 'numeric',
          hour: 'numeric',
        });
        expect(shown.format(from)).toBe('1, 00');
      }),
    );
  });
});

describe('waiting', () => {
  const now = at('2026-11-20T12:00:00Z');
  test.each([
    [null, null, false],
    ['garbage', null, false],
    ['2026-11-20T12:00:00Z', null, true],
    ['2026-11-20T11:00:00Z', null, true],
    ['2026-11-20T12:00:01Z', { days: 0, hours: 1 }, false],
    ['2026-11-21T12:00:00Z', { days: 1, hours: 0 }, false],
    ['2026-11-25T14:30:00Z', { days: 5, hours: 3 }, false],
  ])('until %s', (until, left, open) => {
    expect(repassing(until, now)).toEqual(left);
    expect(canRepeat(until, now)).toBe(open);
  });
  test('either it is open or something is left, never both', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (until, moment) => {
        const left = repassing(until, moment);
        expect(left === null).toBe(canRepeat(until, moment));
        if (left) expect(left.days * 24 + left.hours).toBeGreaterThan(0);
      }),
    );
  });
});

describe('Moscow days', () => {
  test('agree with the time-zone data, whatever the hour', () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });
    fc.assert(fc.property(anyDate, (date) => void expect(moscowDay(date)).toBe(day.format(date))));
  });
  test('a day begins at its midnight', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const start = moscowMidnight(moscowDay(date));
        expect(moscowDaysBetween(start, date)).toBe(0);
        expect(moscowDaysBetween(new Date(start.getTime() - 1), date)).toBe(1);
      }),
    );
  });
  test('years from a leap day', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(addYears('2026-11-20', -14)).toBe('2012-11-20');
  });
  test('nothing and nonsense are no date', () => {
    expect([null, undefined, '', 'x', new Date(Number.NaN)].map(toDate)).toEqual(Array(5).fill(null));
  });
});
