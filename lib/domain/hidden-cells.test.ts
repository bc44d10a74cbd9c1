import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEWEST, hiddenCells } from './hidden-cells';

test('a table of many people is shown whole', () => {
  expect(hiddenCells([[10, 20]], { columns: true })).toEqual([[false, false]]);
});

test('a small cell takes another one with it, or the sum of the row would tell it', () => {
  expect(hiddenCells([[3, 8, 20]], { columns: false })).toEqual([[true, true, false]]);
});

test('two hidden cells of almost nobody would be told by their sum: a third goes', () => {
  expect(hiddenCells([[1, 2, 9, 30]], { columns: false })).toEqual([[true, true, true, false]]);
});

const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 3 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Every way to fill a row's hidden cells so that its sum stays. */
function waysOf(row: readonly number[], hidden: readonly boolean[]): number[][] {
  const cells = hidden.flatMap((isHidden, at) => (isHidden ? [at] : []));
  const left = sum(cells.map((at) => row[at] ?? 0));
  const fill = (nth: number, rest: number): number[][] => {
    if (nth === cells.length - 1) return [[rest]];
    return Array.from({ length: rest + 1 }, (_, count) => count).flatMap((count) =>
      fill(nth + 1, rest - count).map((others) => [count, ...others]),
    );
  };
  if (cells.length === 0) return [[...row]];
  return fill(0, left).map((filled) => row.map((count, at) => filled[cells.indexOf(at)] ?? count));
}

test('no small cell is shown', () => {
  fc.assert(
    fc.property(table, fc.boolean(), (counts, columns) => {
      const hidden = hiddenCells(counts, { columns });
      expect(counts.every((row, at) => row.every((n, of) => n >= FEWEST || hidden[at]?.[of]))).toBe(true);
    }),
  );
});

test('whoever knows the sums of the rows finds more than one table that fits every hidden cell', () => {
  fc.assert(
    fc.property(table, (counts) => {
      const hidden = hiddenCells(counts, { columns: false });
      counts.forEach((row, at) => {
        const line = hidden[at] ?? [];
        const ways = waysOf(row, line);
        line.forEach((isHidden, of) => {
          // a row of nobody says so by its sum, and a single column is its sum
          if (!isHidden || sum(row.filter((_, nth) => line[nth])) === 0) return;
          expect(new Set(ways.map((way) => way[of])).size).toBeGreaterThan(1);
        });
      });
    }),
  );
});

test('and so does whoever knows the columns too, wherever there is something left to hide', () => {
  fc.assert(
    fc.property(table, (counts) => {
      const hidden = hiddenCells(counts, { columns: true });
      const sums = counts[0]?.map((_, of) => sum(counts.map((row) => row[of] ?? 0))) ?? [];
      const tables = counts
        .map((row, at) => waysOf(row, hidden[at] ?? []))
        .reduce<number[][][]>((all, ways) => all.flatMap((one) => ways.map((way) => [...one, way])), [[]])
        .filter((one) => sums.every((total, of) => sum(one.map((row) => row[of] ?? 0)) === total));
      hidden.forEach((line, at) =>
        line.forEach((isHidden, of) => {
          const isAlone = !line.includes(false) && !hidden.some((row) => row[of] === false);
          if (!isHidden || isAlone) return;
          expect(new Set(tables.map((one) => one[at]?.[of])).size).toBeGreaterThan(1);
        }),
      );
    }),
    { numRuns: 25 },
  );
});
