import { describe, expect, test } from 'vitest';
import { answerDueDay, isWorkingDay, nextWorkingDay } from './working-days';

describe('days off', () => {
  test.each([
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-11-04', 'Unity Day, a Wednesday'],
    ['2026-01-09', 'moved here from Saturday, 3 January'],
    ['2026-12-31', 'moved here from Sunday, 4 January'],
    ['2026-03-09', 'after Sunday, 8 March'],
    ['2026-05-11', 'after Saturday, 9 May'],
    ['2025-05-08', 'moved here from Sunday, 23 February'],
    ['2025-11-03', 'moved here from a working Saturday'],
    ['2027-01-08', 'the last of the new year days of 2027, a Friday'],
    ['2027-02-23', 'Defenders’ Day, a Tuesday'],
    ['2027-03-08', 'Women’s Day, a Monday'],
    ['2027-05-03', 'after Saturday, 1 May, with no decree known'],
    ['2027-05-10', 'after Sunday, 9 May'],
    ['2027-11-04', 'Unity Day, a Thursday'],
    ['2027-06-14', 'after Saturday, 12 June'],
  ])('%s: %s', (day) => expect(isWorkingDay(day)).toBe(false));

  test.each([
    ['2026-11-23', 'a Monday'],
    ['2025-11-01', 'the working Saturday of 2025'],
    ['2025-02-24', '23 February has moved to May, not to Monday'],
    ['2025-03-10', '8 March has moved to June'],
    ['2026-01-12', 'the first working day of 2026'],
    ['2027-01-11', 'the first working day of 2027'],
  ])('%s is worked: %s', (day) => expect(isWorkingDay(day)).toBe(true));
});

test.each([
  ['2026-11-20', '2026-11-23', 'over a weekend'],
  ['2026-11-03', '2026-11-05', 'over a holiday'],
  ['2026-12-30', '2027-01-11', 'over the new year'],
  ['2025-10-31', '2025-11-01', 'to a working Saturday'],
  ['2028-02-28', '2028-02-29', 'in a leap year'],
])('after %s comes %s: %s', (day, next) => expect(nextWorkingDay(day)).toBe(next));

describe('an answer is due by the end of the next working day', () => {
  test.each([
    ['2026-11-18T09:00:00Z', '2026-11-19'],
    ['2026-11-18T20:59:59Z', '2026-11-19'],
    ['2026-11-18T21:00:00Z', '2026-11-20'],
    ['2026-11-20T12:00:00Z', '2026-11-23'],
    ['2026-11-21T12:00:00Z', '2026-11-23'],
    ['2026-11-22T22:00:00Z', '2026-11-24'],
  ])('asked at %s, due on %s by the calendar of Moscow', (asked, due) => {
    expect(answerDueDay(new Date(asked))).toBe(due);
  });
});
