import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeMonths, lastMonths, summariseLearning } from './learning-statistics';

test.each([
  ['2026-11-20T09:00:00Z', 3, ['2026-09', '2026-10', '2026-11']],
  ['2026-01-15T09:00:00Z', 3, ['2025-11', '2025-12', '2026-01']],
  ['2026-11-30T21:30:00Z', 1, ['2026-12']],
])('%s: the last %i months of Moscow’s calendar', (now, count, months) => {
  expect(lastMonths(new Date(now), count)).toEqual(months);
});

test('by kind, brand and month; a month with nothing is there, an older one counts in all', () => {
  const learned = [
    { type: 'article', brand: 'lrp', month: '2026-11', count: 2 },
    { type: 'test', brand: 'lrp', month: '2026-10', count: 1 },
    { type: 'express-training', brand: 'vichy', month: '2026-01', count: 1 },
    { type: 'video', brand: 'vichy', month: '2026-11', count: 1 },
    { type: 'survey', brand: 'lrp', month: '2026-01', count: 1 },
  ];
  const earned = [
    { brand: 'lrp', month: '2026-10', points: 40 },
    { brand: 'cerave', month: '2026-01', points: 5 },
  ];
  expect(summariseLearning(learned, earned, ['2026-09', '2026-10', '2026-11'])).toEqual({
    articles: 2,
    videos: 1,
    tests: 2,
    modules: 0,
    surveys: 1,
    points: 45,
    months: [
      { month: '2026-09', learned: 0, points: 0 },
      { month: '2026-10', learned: 1, points: 40 },
      { month: '2026-11', learned: 3, points: 0 },
    ],
    brands: [
      { brand: 'lrp', learned: 4, points: 40 },
      { brand: 'vichy', learned: 2, points: 0 },
      { brand: 'cerave', learned: 0, points: 5 },
    ],
  });
});

test('before the months stands what the brands have and the months have not', () => {
  const brands = [
    { learned: 3, points: 40 },
    { learned: 2, points: 5 },
  ];
  expect(beforeMonths({ months: [{ learned: 4, points: 40 }], brands })).toEqual({ learned: 1, points: 5 });
  expect(beforeMonths({ months: [{ learned: 5, points: 45 }], brands })).toBeNull();
  expect(beforeMonths({ months: [], brands: [] })).toBeNull();
});

test('nothing is lost between the brands', () => {
  const brand = fc.constantFrom('lrp', 'vichy', 'dercos');
  const month = fc.constantFrom('2026-10', '2026-11');
  const learned = fc.array(
    fc.record({
      type: fc.constantFrom('article', 'video', 'test', 'interactive_module', 'survey'),
      brand,
      month,
      count: fc.nat(9),
    }),
  );
  const earned = fc.array(fc.record({ brand, month, points: fc.nat(500) }));
  fc.assert(
    fc.property(learned, earned, (one, other) => {
      const all = summariseLearning(one, other, ['2026-10', '2026-11']);
      const total = (rows: readonly { learned: number; points: number }[]) =>
        rows.reduce((sum, row) => [(sum[0] ?? 0) + row.learned, (sum[1] ?? 0) + row.points], [0, 0]);
      const whole = [all.articles + all.videos + all.tests + all.modules + all.surveys, all.points];
      expect(total(all.brands)).toEqual(whole);
      expect(total(all.months)).toEqual(whole);
    }),
  );
});
