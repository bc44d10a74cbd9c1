import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEWEST } from './hidden-cells';
import { cutOf, groupsToJoin, type CutGroup, type CutRow } from './survey-cut';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const group = (title: string, ...counts: number[]): CutGroup => ({ title, answered: sum(counts), counts });
const single = { isSingle: true, apart: new Set<string>() };
const shown = (rows: readonly CutRow[]) => rows.map(({ title, counts }) => [title, ...counts]);

test('groups of many people are shown as they are, the largest first', () => {
  expect(shown(cutOf([group('Омск', 8, 12), group('Тверь', 30, 20)], single))).toEqual([
    ['Тверь', 30, 20],
    ['Омск', 8, 12],
  ]);
});

test('a small cell takes others with it, so that no sum tells it', () => {
  expect(shown(cutOf([group('Омск', 3, 12, 9), group('Тверь', 30, 20, 9)], single))).toEqual([
    ['Тверь', null, 20, null],
    ['Омск', null, 12, null],
  ]);
});

test('groups of too few people are one row, which takes a larger one until it is large enough', () => {
  const rows = cutOf([group('А', 40), group('Б', 9), group('В', 7), group('Г', 2), group('Д', 1)], single);
  expect(rows.map(({ title, answered }) => [title, answered])).toEqual([
    ['А', 40],
    ['Б', 9],
    ['Остальные', 10],
  ]);
  expect(rows.at(-1)?.groups.toSorted()).toEqual(['В', 'Г', 'Д']);
});

test('fewer than two rows are none: the whole is in the summary', () => {
  expect(cutOf([group('А', 10, 20)], single)).toEqual([]);
  expect(cutOf([group('А', 10, 20), group('Б', 1, 1)], single)).toEqual([]);
  expect(cutOf([], single)).toEqual([]);
});

test('what nobody has chosen is 0 for everyone: there is nobody to hide', () => {
  expect(shown(cutOf([group('А', 10, 0, 7), group('Б', 20, 0, 6)], single))).toEqual([
    ['Б', 20, 0, 6],
    ['А', 10, 0, 7],
  ]);
});

test('where several may be chosen, those who did not choose are people too', () => {
  const several = { ...single, isSingle: false };
  const rows = cutOf(
    [
      { title: 'А', answered: 20, counts: [19, 9] },
      { title: 'Б', answered: 20, counts: [10, 10] },
    ],
    several,
  );
  expect(shown(rows)).toEqual([
    ['А', null, 9],
    ['Б', null, 10],
  ]);
});

/** Every way to fill the table that whoever sees it may think of: rows, columns and shown cells as they are. */
function* tablesLike(rows: readonly CutRow[], columnSums: readonly number[]): Generator<number[][]> {
  const cells = rows.map(({ counts }) => [...counts]);
  const width = columnSums.length;
  const left = { rows: rows.map(({ answered }) => answered), columns: [...columnSums] };
  const filled: number[][] = rows.map(() => []);
  function* fill(at: number): Generator<number[][]> {
    const [row, column] = [Math.floor(at / width), at % width];
    if (row === rows.length) {
      if (left.columns.every((rest) => rest === 0)) yield filled.map((line) => [...line]);
      return;
    }
    const known = cells[row]?.[column];
    const rest = Math.min(left.rows[row] ?? 0, left.columns[column] ?? 0);
    const isLast = column === width - 1;
    const [from, to] =
      known !== null && known !== undefined
        ? [known, known]
        : isLast
          ? [left.rows[row] ?? 0, rest]
          : [0, rest];
    for (let value = from; value <= Math.min(to, rest); value += 1) {
      if (isLast && value !== left.rows[row]) continue;
      (filled[row] as number[])[column] = value;
      left.rows[row] = (left.rows[row] ?? 0) - value;
      left.columns[column] = (left.columns[column] ?? 0) - value;
      yield* fill(at + 1);
      left.rows[row] = (left.rows[row] ?? 0) + value;
      left.columns[column] = (left.columns[column] ?? 0) + value;
    }
  }
  yield* fill(0);
}

/** Every hidden cell has more than one value that fits. */
function expectUnknown(rows: readonly CutRow[], tables: readonly number[][][]): void {
  rows.forEach(({ counts }, row) =>
    counts.forEach((count, column) => {
      if (count !== null) return;
      expect(new Set(tables.map((table) => table[row]?.[column])).size).toBeGreaterThan(1);
    }),
  );
}

const groupsOf = (widths: { min: number; max: number }) =>
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer(widths))
    .chain(([rows, columns]) =>
      fc.array(fc.array(fc.nat(7), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .map((tables) => tables.map((counts, at) => group(`Группа ${String(at)}`, ...counts)));
const columnsOf = (groups: readonly CutGroup[]) =>
  (groups[0]?.counts ?? []).map((_, at) => sum(groups.map(({ counts }) => counts[at] ?? 0)));

describe('whoever knows the sums of rows and columns', () => {
  test('sees no cell of one to four people, and no row of them', () => {
    fc.assert(
      fc.property(groupsOf({ min: 1, max: 4 }), (groups) => {
        for (const { answered, counts } of cutOf(groups, single)) {
          expect(answered).toBeGreaterThanOrEqual(FEWEST);
          expect(counts.filter((count) => count !== null && count > 0 && count < FEWEST)).toEqual([]);
        }
      }),
    );
  });

  test('finds more than one number for every hidden cell', () => {
    fc.assert(
      fc.property(groupsOf({ min: 2, max: 3 }), (groups) => {
        const rows = cutOf(groups, single);
        expectUnknown(rows, [...tablesLike(rows, columnsOf(groups))]);
      }),
      { numRuns: 60 },
    );
  });

  test('and where several may be chosen, column by column', () => {
    fc.assert(
      fc.property(groupsOf({ min: 2, max: 2 }), (groups) => {
        // those who chose the option, and those who did not
        const chosen = groups.map(({ title, answered, counts }) => ({
          ...{ title, answered },
          counts: counts.slice(0, 1),
        }));
        const rows = cutOf(chosen, { ...single, isSingle: false });
        const sides = rows.map((row) => {
          const [count = null] = row.counts;
          return { ...row, counts: [count, count === null ? null : row.answered - count] };
        });
        expectUnknown(sides, [...tablesLike(sides, columnsOf(groups))]);
      }),
      { numRuns: 60 },
    );
  });

  test('finds none by a question that was asked of those who answered so', () => {
    fc.assert(
      fc.property(groupsOf({ min: 2, max: 3 }), fc.nat(2), (groups, nth) => {
        const rows = cutOf(groups, single);
        const option = nth % (groups[0]?.counts.length ?? 1);
        const children = groups.map(({ title, counts }) => group(title, counts[option] ?? 0));
        const asked = cutOf(children, { ...single, apart: new Set(groupsToJoin(groups, rows)) });
        // how many of each row of the first question each row of the second was asked of, where it is told that it is
        // the same row: whose «Остальные» are is not
        const told = asked.flatMap(({ title, groups: own, answered }) => {
          const row = rows.findIndex((one) => one.title === title && one.groups.join() === own.join());
          return row < 0 ? [] : [{ row, answered }];
        });
        const tables = [...tablesLike(rows, columnsOf(groups))].filter((table) =>
          told.every(({ row, answered }) => table[row]?.[option] === answered),
        );
        expectUnknown(rows, tables);
      }),
      {
        numRuns: 60,
        // the others of the second question are one group of the first, and nobody but the services knows which
        examples: [
          [[group('А', 5, 0), group('Б', 0, 5), group('В', 5, 5)], 0],
          // who of those that stand apart was asked it at all is hidden as well
          [[group('А', 5, 5), group('Б', 0, 5), group('В', 4, 0), group('Г', 1, 0)], 0],
        ],
      },
    );
  });
});
