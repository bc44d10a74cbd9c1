import { expect, test } from 'vitest';
import { formatSlot, parseSlot } from './slot';
import { instantsOf, shiftHours, wallOf } from './zone-clock';

test.each(['2026-11-24|10:00–12:00', '2026-11-24|10:00-12:00', '2026-11-24|10:00—12:00'])(
  'reads %s',
  (slot) => {
    expect(parseSlot(slot)).toEqual({ day: '2026-11-24', from: '10:00', to: '12:00' });
  },
);

test.each([
  '',
  '2026-11-24',
  '2026-02-30|10:00–12:00',
  '2026-11-24|24:00–25:00',
  '2026-11-24|10:00',
  '2026-13-01|10:00–12:00',
])('reads nothing in «%s»', (slot) => {
  expect(parseSlot(slot)).toBeNull();
});

test('what is written is read the same', () => {
  const wall = { day: '2026-11-24', from: '10:00', to: '12:00' };
  expect(parseSlot(formatSlot(wall))).toEqual(wall);
});

const local = { day: '2026-11-24', from: '08:00', to: '09:30' };

test.each([
  ['Europe/Kaliningrad', '2026-11-24|09:00–10:30'],
  ['Europe/Moscow', '2026-11-24|08:00–09:30'],
  ['Europe/Samara', '2026-11-24|07:00–08:30'],
  ['Asia/Yekaterinburg', '2026-11-24|06:00–07:30'],
  ['Asia/Omsk', '2026-11-24|05:00–06:30'],
  ['Asia/Krasnoyarsk', '2026-11-24|04:00–05:30'],
  ['Asia/Irkutsk', '2026-11-24|03:00–04:30'],
  ['Asia/Yakutsk', '2026-11-24|02:00–03:30'],
  ['Asia/Vladivostok', '2026-11-24|01:00–02:30'],
  ['Asia/Magadan', '2026-11-24|00:00–01:30'],
  ['Asia/Kamchatka', '2026-11-23|23:00–00:30'],
])('08:00–09:30 of 24 November in %s is %s of Moscow, and back', (zone, slot) => {
  const instants = instantsOf(local, zone);
  expect(formatSlot(wallOf(instants, 'Europe/Moscow'))).toBe(slot);
  const read = parseSlot(slot);
  expect(read && instantsOf(read, 'Europe/Moscow')).toEqual(instants);
  expect(wallOf(instants, zone)).toEqual(local);
});

test('an end not after the start is the next day’s, by every clock', () => {
  const { startsAt, endsAt } = instantsOf({ day: '2026-12-31', from: '23:00', to: '00:30' }, 'Europe/Moscow');
  expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
    '2026-12-31T20:00:00.000Z',
    '2026-12-31T21:30:00.000Z',
  ]);
});

test('zones move by law: Volgograd and Almaty then and now', () => {
  const noonOf = (day: string, zone: string) =>
    instantsOf({ day, from: '12:00', to: '13:00' }, zone).startsAt.toISOString();
  expect(noonOf('2020-06-01', 'Europe/Volgograd')).toBe('2020-06-01T08:00:00.000Z');
  expect(noonOf('2026-06-01', 'Europe/Volgograd')).toBe('2026-06-01T09:00:00.000Z');
  expect(noonOf('2023-06-01', 'Asia/Almaty')).toBe('2023-06-01T06:00:00.000Z');
  expect(noonOf('2026-06-01', 'Asia/Almaty')).toBe('2026-06-01T07:00:00.000Z');
});

test('nights when Berlin changes its clock change nothing here', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    const { startsAt, endsAt } = instantsOf({ day, from: '01:00', to: '04:00' }, 'Europe/Moscow');
    expect(endsAt.getTime() - startsAt.getTime()).toBe(3 * 3_600_000);
    expect(shiftHours('Asia/Kamchatka', startsAt)).toBe(9);
  }
});
