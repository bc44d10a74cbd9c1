import { expect, test } from 'vitest';
import { repeatDays } from './repeat';

const rule = { from: '2026-11-24', until: '2026-12-08', weekdays: [] };

test('every day, both ends included', () => {
  expect(repeatDays({ ...rule, repeat: 'day', until: '2026-11-26' })).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
});

test('every week on the weekday of the first, or on those that are named', () => {
  expect(repeatDays({ ...rule, repeat: 'week' })).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  expect(repeatDays({ ...rule, repeat: 'week', weekdays: [4, 1] })).toEqual([
    '2026-11-26',
    '2026-11-30',
    '2026-12-03',
    '2026-12-07',
  ]);
});

test('every month on the same number; a month without it has none', () => {
  expect(repeatDays({ ...rule, from: '2026-12-31', until: '2027-05-31', repeat: 'month' })).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
  ]);
});

test('nothing when it ends before it begins', () => {
  expect(repeatDays({ ...rule, repeat: 'day', until: '2026-11-01' })).toEqual([]);
});
