import { expect, test } from 'vitest';
import { elsewhereWords } from './elsewhere';
import { ZONES, type Zone } from './zones';

const now = new Date('2026-11-20T12:00:00Z');
const said = (startsAt: string, zone: Zone) =>
  elsewhereWords(
    { startsAt, endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString() },
    zone,
    now,
  ).replaceAll('\u00a0', ' ');

test('a webinar at 15:00 of Moscow is said by each of the eleven clocks', () => {
  const all = Object.keys(ZONES).map((zone) => said('2026-11-24T12:00:00Z', zone as Zone));
  expect(all).toEqual([
    '14:00–15:30 (МСК−1)',
    '15:00–16:30 МСК',
    '16:00–17:30 (МСК+1)',
    '17:00–18:30 (МСК+2)',
    '18:00–19:30 (МСК+3)',
    '19:00–20:30 (МСК+4)',
    '20:00–21:30 (МСК+5)',
    '21:00–22:30 (МСК+6)',
    '22:00–23:30 (МСК+7)',
    '23:00–00:30 (МСК+8)',
    '25 ноября, 00:00–01:30 (МСК+9)',
  ]);
});
