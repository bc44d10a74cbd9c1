import { expect, test } from 'vitest';
import { deadlineKey, endOfDayAhead, notifiedItems } from './deadlines';

test('the window closes with a day of Moscow, whatever the hour it is asked at', () => {
  for (const now of ['2026-11-19T21:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T20:59:59Z']) {
    expect(endOfDayAhead(new Date(now), 3).toISOString()).toBe('2026-11-23T21:00:00.000Z');
  }
});

test('a key names the day and every test of the message, in one order', () => {
  expect(deadlineKey('2026-11-23', ['11', '2'])).toBe(deadlineKey('2026-11-23', ['2', '11']));
  const keys = [deadlineKey('2026-11-23', ['2', '11']), deadlineKey('2026-11-23', ['7'])];
  expect([...notifiedItems([...keys, null, deadlineKey('2026-11-24', ['5'])], '2026-11-23')].sort()).toEqual([
    '11',
    '2',
    '7',
  ]);
});
