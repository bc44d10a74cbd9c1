import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay, layWeek, shiftDay, weekOf } from './week';

const WEEK = weekOf('2026-11-24');
/** A slot of Moscow's clock: `at('a', '24T10:00', '24T12:00')`. */
const at = (id: string, from: string, to: string) => ({
  id,
  startsAt: `2026-11-${from}:00+03:00`,
  endsAt: `2026-11-${to}:00+03:00`,
});
const dayOf = (day: string, ...slots: ReturnType<typeof at>[]) =>
  layWeek(WEEK, slots).find((plan) => plan.day === day);
const lanesOf = (day: string, ...slots: ReturnType<typeof at>[]) =>
  dayOf(day, ...slots)?.blocks.map((block) => block.slots.map(({ slot, lane }) => `${slot.id}${lane}`));

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

  test('an empty one has seven empty days', () => {
    expect(layWeek(WEEK, [])).toEqual(WEEK.map((day) => ({ day, count: 0, blocks: [] })));
  });
});

describe('a day', () => {
  test('slots one after another are blocks of one lane, in the order of time', () => {
    const slots = [at('b', '24T15:30', '24T17:00'), at('a', '24T10:00', '24T15:30')];
    expect(lanesOf('2026-11-24', ...slots)).toEqual([['a0'], ['b0']]);
    expect(dayOf('2026-11-25', ...slots)?.blocks).toEqual([]);
  });

  test('slots that overlap stand side by side; a freed lane is taken again', () => {
    const block = dayOf(
      '2026-11-24',
      at('a', '24T10:00', '24T13:00'),
      at('b', '24T10:00', '24T11:00'),
      at('c', '24T11:00', '24T12:00'),
      at('d', '24T12:30', '24T14:00'),
    )?.blocks;
    expect(block).toHaveLength(1);
    expect(block?.[0]?.lanes).toBe(2);
    expect(block?.[0]?.slots.map(({ slot, lane, from, to }) => [slot.id, lane, from, to])).toEqual([
      ['a', 0, 1, 5],
      ['b', 1, 1, 2],
      ['c', 1, 2, 3],
      ['d', 1, 4, 6],
    ]);
  });

  test('three at one time are three lanes', () => {
    const same = ['a', 'b', 'c'].map((id) => at(id, '24T10:00', '24T12:00'));
    expect(lanesOf('2026-11-24', ...same)).toEqual([['a0', 'b1', 'c2']]);
  });

  test('a slot over midnight stands on both days and is counted on the first', () => {
    const night = at('n', '24T23:00', '25T01:00');
    const [first, second] = [dayOf('2026-11-24', night), dayOf('2026-11-25', night)];
    expect([first?.count, second?.count]).toEqual([1, 0]);
    expect(first?.blocks[0]?.slots[0]).toMatchObject({ isBegun: false, isGoingOn: true });
    expect(second?.blocks[0]?.slots[0]).toMatchObject({ isBegun: true, isGoingOn: false });
  });

  test('one that ends at midnight is that day’s alone; Moscow’s midnight counts', () => {
    const evening = { id: 'e', startsAt: '2026-11-24T19:00:00Z', endsAt: '2026-11-24T21:00:00Z' };
    expect(layWeek(WEEK, [evening]).filter(({ blocks }) => blocks.length > 0)).toHaveLength(1);
    const early = { id: 'm', startsAt: '2026-11-24T21:00:00Z', endsAt: '2026-11-24T22:00:00Z' };
    expect(layWeek(WEEK, [early]).find(({ count }) => count > 0)?.day).toBe('2026-11-25');
  });

  test('what came from the week before is on Monday; what lasts for days, on each', () => {
    const long = at('l', '21T10:00', '26T10:00');
    const days = layWeek(WEEK, [long]).filter(({ blocks }) => blocks.length > 0);
    expect(days.map(({ day }) => day)).toEqual(WEEK.slice(0, 4));
  });

  test('a slot without a length is there', () => {
    expect(lanesOf('2026-11-24', at('z', '24T10:00', '24T10:00'))).toEqual([['z0']]);
  });

  test('no two of one lane overlap, and none is lost', () => {
    const slot = fc.record({ start: fc.nat(7 * 24 * 4 - 1), length: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 30 }), (given) => {
        const first = Date.parse('2026-11-23T00:00:00+03:00');
        const iso = (quarter: number) => new Date(first + quarter * 900_000).toISOString();
        const slots = given.map(({ start, length }, nth) => ({
          id: String(nth),
          startsAt: iso(start),
          endsAt: iso(start + length),
        }));
        const plans = layWeek(WEEK, slots);
        expect(plans.reduce((sum, { count }) => sum + count, 0)).toBe(slots.length);
        for (const { slots: placed } of plans.flatMap(({ blocks }) => blocks)) {
          for (const one of placed) {
            expect(one.to).toBeGreaterThan(one.from);
            const same = placed.filter((other) => other !== one && other.lane === one.lane);
            expect(same.every((other) => other.to <= one.from || other.from >= one.to)).toBe(true);
          }
        }
      }),
    );
  });
});
