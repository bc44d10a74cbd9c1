import { expect, test } from 'vitest';
import { defaultNotice, mayBeSeated, NOTICE_HOURS, overlaps } from './waiting';
import { instantsOf } from './zone-clock';

const start = new Date('2026-11-24T10:00:00Z');
const before = (ms: number) => new Date(start.getTime() - ms);
const HOUR = 3_600_000;

test('a seat is given until the person’s own last call', () => {
  expect(mayBeSeated(before(12 * HOUR), start, 12)).toBe(true);
  expect(mayBeSeated(before(12 * HOUR - 1), start, 12)).toBe(false);
  expect(mayBeSeated(before(1), start, 0)).toBe(true);
  expect(mayBeSeated(start, start, 0)).toBe(false);
});

test('the default is one of the choices', () => {
  expect([defaultNotice('offline'), defaultNotice('webinar')]).toEqual([12, 1]);
  expect(NOTICE_HOURS).toEqual(expect.arrayContaining([12, 1]));
});

test('overlaps are seen across zones, by instants', () => {
  const hall = instantsOf({ day: '2026-11-24', from: '10:00', to: '12:00' }, 'Asia/Vladivostok');
  const webinar = instantsOf({ day: '2026-11-24', from: '03:30', to: '04:30' }, 'Europe/Moscow');
  const later = instantsOf({ day: '2026-11-24', from: '05:00', to: '06:00' }, 'Europe/Moscow');
  expect([overlaps(hall, webinar), overlaps(webinar, hall)]).toEqual([true, true]);
  expect([overlaps(hall, later), overlaps(later, hall)]).toEqual([false, false]);
});
