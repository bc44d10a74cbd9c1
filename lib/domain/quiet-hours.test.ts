import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, moscowParts } from './moscow';
import { HALF_HOURS, minutesOf, quietUntil } from './quiet-hours';

const NIGHT = { from: '22:00', to: '08:00' };

test.each([
  ['2026-11-20T18:59:59Z', null],
  ['2026-11-20T19:00:00Z', '2026-11-21T05:00:00.000Z'],
  ['2026-11-20T21:30:00Z', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T04:59:59Z', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T05:00:00Z', null],
])('at %s the night over midnight ends at %s', (at, until) => {
  expect(quietUntil(new Date(at), NIGHT)?.toISOString() ?? null).toBe(until);
});

test('a span within one day, equal ends and no hours at all', () => {
  const noon = new Date('2026-11-20T09:30:00Z');
  expect(quietUntil(noon, { from: '12:00', to: '13:00' })?.toISOString()).toBe('2026-11-20T10:00:00.000Z');
  expect(quietUntil(noon, { from: '13:00', to: '14:00' })).toBeNull();
  expect(quietUntil(noon, { from: '12:00', to: '12:00' })).toBeNull();
  expect(quietUntil(noon, null)).toBeNull();
});

const clock = fc.constantFrom(...HALF_HOURS);
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
});

test('the end is loud, comes within a day and stands on the clock', () => {
  fc.assert(
    fc.property(moment, clock, clock, (at, from, to) => {
      const until = quietUntil(at, { from, to });
      if (!until) return;
      const { hour, minute } = moscowParts(until);
      expect(hour * 60 + minute).toBe(minutesOf(to));
      expect(until.getTime()).toBeGreaterThan(at.getTime());
      expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(DAY_MS);
      expect(quietUntil(until, { from, to })).toBeNull();
    }),
  );
});

test('of a span and its opposite exactly one is quiet at any moment', () => {
  fc.assert(
    fc.property(moment, clock, clock, (at, from, to) => {
      fc.pre(from !== to);
      const both = [quietUntil(at, { from, to }), quietUntil(at, { from: to, to: from })];
      expect(both.filter(Boolean)).toHaveLength(1);
    }),
  );
});

test('the offered hours are a whole day', () => {
  expect([HALF_HOURS[0], HALF_HOURS[1], HALF_HOURS.at(-1), HALF_HOURS.length]).toEqual([
    '00:00',
    '00:30',
    '23:30',
    48,
  ]);
});
