import fc from 'fast-check';
import { expect, test } from 'vitest';
import { densest, spanSeconds, type Tally } from './unusual-activity';

interface Act {
  at: Date;
  weight: number;
}

const acts = (seconds: readonly number[], weights: readonly number[] = []): Act[] =>
  seconds.map((second, nth) => ({ at: new Date(second * 1000), weight: weights[nth] ?? 1 }));

function summing(steps = { count: 0 }): Tally<Act> {
  let sum = 0;
  return {
    add: ({ weight }) => {
      steps.count += 1;
      sum += weight;
    },
    drop: ({ weight }) => {
      steps.count += 1;
      sum -= weight;
    },
    weight: () => sum,
  };
}

test('the heaviest stretch is found, of equal ones the first; none of nothing', () => {
  const all = acts([0, 50, 100, 150, 160, 400, 410, 420]);
  expect(densest(all, 1, summing())).toEqual(all.slice(2, 5));
  expect(densest([], 1, summing())).toEqual([]);
});

test('it is what comparing every stretch finds, in two steps for each event', () => {
  const event = fc.record({ second: fc.nat(600), weight: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (events) => {
      const sorted = [...events].sort((one, other) => one.second - other.second);
      const all = acts(
        sorted.map(({ second }) => second),
        sorted.map(({ weight }) => weight),
      );
      const steps = { count: 0 };
      const found = densest(all, 2, summing(steps));
      const sum = (part: readonly Act[]) => part.reduce((total, { weight }) => total + weight, 0);
      const stretches = all.map((last, to) =>
        all.slice(0, to + 1).filter(({ at }) => last.at.getTime() - at.getTime() <= 120_000),
      );
      expect(sum(found)).toBe(Math.max(...stretches.map(sum)));
      expect(spanSeconds(found)).toBeLessThanOrEqual(120);
      expect(steps.count).toBeLessThanOrEqual(2 * all.length);
    }),
  );
});
