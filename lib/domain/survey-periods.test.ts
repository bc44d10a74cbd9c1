import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsOf, periodsWithin } from './survey-periods';
import { shiftDay } from './week';

const day = (at: string, people: number) => ({ day: at, people });

test('weeks stand from Monday to Sunday; one of too few people goes with the next, the last with the one before', () => {
  const days = [day('2026-11-04', 3), day('2026-11-10', 4), day('2026-11-17', 9), day('2026-11-24', 2)];
  expect(periodsOf(days)).toEqual([
    { from: '2026-11-02', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-29' },
  ]);
  expect(periodsOf([day('2026-11-04', 1)])).toEqual([{ from: '2026-11-02', to: '2026-11-08' }]);
  expect(periodsOf([])).toEqual([]);
});

test('days that are asked for are those of whole periods', () => {
  const periods = periodsOf([day('2026-11-04', 9), day('2026-11-10', 9), day('2026-11-17', 9)]);
  const begins = (from?: string, to?: string) => periodsWithin(periods, from, to).map((one) => one.from);
  expect(begins('2026-11-10', '2026-11-11')).toEqual(['2026-11-09']);
  expect(begins('2026-11-08', '2026-11-09')).toEqual(['2026-11-02', '2026-11-09']);
  expect(begins('2026-11-16')).toEqual(['2026-11-16']);
  expect(begins(undefined, '2026-11-05')).toEqual(['2026-11-02']);
  expect(begins('2027-01-01')).toEqual([]);
});

test('each has five people or is the only one, they leave no day out, and there are few of them', () => {
  const answers = fc.array(fc.record({ after: fc.nat(900), people: fc.integer({ min: 1, max: 9 }) }), {
    ...{ minLength: 1, maxLength: 60 },
  });
  fc.assert(
    fc.property(answers, (drawn) => {
      const days = drawn.map(({ after, people }) => day(shiftDay('2025-01-01', after), people));
      const periods = periodsOf(days);
      const inside = periods.map(({ from, to }) =>
        days.reduce((sum, one) => (one.day >= from && one.day <= to ? sum + one.people : sum), 0),
      );
      expect(inside.reduce((sum, people) => sum + people, 0)).toBe(
        days.reduce((sum, { people }) => sum + people, 0),
      );
      expect(periods.length === 1 || inside.every((people) => people >= 5)).toBe(true);
      expect(periods.length).toBeLessThanOrEqual(26);
      for (const [at, { from }] of periods.entries())
        if (at > 0) expect(shiftDay(periods[at - 1]?.to ?? '', 1)).toBe(from);
    }),
  );
});
