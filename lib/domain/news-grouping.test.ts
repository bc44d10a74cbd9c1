import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNews, tileKind } from './news-grouping';

test('tiles 0 and 7 are large, the others below 10 paired, later ones single', () => {
  expect(Array.from({ length: 12 }, (_, position) => tileKind(position))).toEqual([
    'large',
    'paired',
    'paired',
    'paired',
    'paired',
    'paired',
    'paired',
    'large',
    'paired',
    'paired',
    'single',
    'single',
  ]);
});

test('rows of a long list', () => {
  expect(groupNews([...'0123456789ab']).map((row) => row.items.join(''))).toEqual([
    '0',
    '12',
    '34',
    '56',
    '7',
    '89',
    'a',
    'b',
  ]);
});

test('order and items are kept, and more items never move the earlier ones', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(40), (items, cut) => {
      const rows = groupNews(items);
      expect(rows.flatMap((row) => row.items)).toEqual(items);
      const shorter = groupNews(items.slice(0, cut));
      shorter.forEach((row, index) =>
        expect(rows[index]?.items.slice(0, row.items.length)).toEqual(row.items),
      );
      for (const row of rows) expect(row.items.length).toBeLessThanOrEqual(row.kind === 'paired' ? 2 : 1);
    }),
  );
});
