import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, groupsBy, type CutPeople, type SurveyCuts } from './linked-cuts';
import { SURVEY_CUTS } from './survey-cut';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const people = (region: string, chain: string, job: string, ...counts: number[]): CutPeople => ({
  groups: { region, chain, job },
  answered: sum(counts),
  counts,
});
const none = { region: new Set<string>(), chain: new Set<string>(), job: new Set<string>() };
const single = { isSingle: true, apart: none };

/** Rank of the rows, by subtraction. */
function rank(rows: readonly (readonly number[])[]): number {
  const left = rows.map((row) => [...row]);
  let count = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const pivot = left.findIndex((row, at) => at >= count && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot < 0) continue;
    const [row] = left.splice(pivot, 1) as [number[]];
    left.splice(count, 0, row);
    for (const [at, other] of left.entries()) {
      if (at === count) continue;
      const times = (other[column] ?? 0) / (row[column] ?? 1);
      for (const [nth, value] of row.entries()) other[nth] = (other[nth] ?? 0) - times * value;
    }
    count += 1;
  }
  return count;
}

/** Hidden cells that whoever knows who belongs where finds by adding and subtracting what is shown. */
function found(cuts: SurveyCuts, all: readonly CutPeople[], isSingle: boolean): string[] {
  const width = all[0]?.counts.length ?? 0;
  /** The people of these cells, one by one. */
  const cells = (inside: (at: CutPeople) => boolean, columns: readonly number[]) =>
    all.flatMap((one) =>
      Array.from({ length: width }, (_, column) => Number(inside(one) && columns.includes(column))),
    );
  const columns = [...Array(width).keys()];
  const known = [...columns.map((column) => cells(() => true, [column]))];
  const hidden: { name: string; row: number[] }[] = [];
  for (const by of SURVEY_CUTS)
    for (const { title, groups, counts } of cuts[by]) {
      const inside = ({ groups: of }: CutPeople) => groups.includes(of[by]);
      if (isSingle) known.push(cells(inside, columns));
      for (const [column, count] of counts.entries()) {
        const row = cells(inside, [column]);
        if (count === null) hidden.push({ name: `${by} ${title} ${String(column)}`, row });
        else known.push(row);
      }
    }
  const before = rank(known);
  return hidden.filter(({ row }) => rank([...known, row]) === before).map(({ name }) => name);
}

test('a region of one chain is hidden in both cuts, or one would tell the other', () => {
  const all = [
    people('Тверь', 'Ромашка', 'провизор', 3, 20),
    people('Омск', 'Лютик', 'провизор', 10, 12),
    people('Омск', 'Мак', 'фармацевт', 15, 16),
  ];
  const { region, chain } = cutsOf(all, single);
  expect(region.map(({ title, counts }) => [title, ...counts])).toEqual([
    ['Омск', null, null],
    ['Тверь', null, null],
  ]);
  expect(chain.find(({ title }) => title === 'Ромашка')?.counts).toEqual([null, null]);
  expect(found(cutsOf(all, single), all, true)).toEqual([]);
});

test('groups are added up by what they are cut by', () => {
  const all = [people('Тверь', 'Ромашка', 'а', 3, 1), people('Тверь', 'Лютик', 'б', 2, 2)];
  expect(groupsBy(all, 'region')).toEqual([{ title: 'Тверь', answered: 8, counts: [5, 3] }]);
  expect(groupsBy(all, 'chain')).toHaveLength(2);
});

const NAMES = ['А', 'Б', 'В', 'Г'];
const name = fc.constantFrom(...NAMES);
const everybody = (width: number) =>
  fc.uniqueArray(
    fc.record({
      groups: fc.record({ region: name, chain: name, job: fc.constantFrom('а', 'б') }),
      counts: fc.array(fc.nat(12), { minLength: width, maxLength: width }),
    }),
    { minLength: 1, maxLength: 9, selector: ({ groups }) => Object.values(groups).join(' ') },
  );

test('no hidden cell follows from all the cuts together', () => {
  fc.assert(
    fc.property(everybody(3), (drawn) => {
      const all = drawn.map(({ groups, counts }) => ({ groups, counts, answered: sum(counts) }));
      expect(found(cutsOf(all, single), all, true)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('nor where several may be chosen', () => {
  fc.assert(
    fc.property(everybody(2), fc.nat(6), (drawn, more) => {
      const all = drawn.map(({ groups, counts }) => ({
        groups,
        counts,
        answered: Math.max(...counts) + more,
      }));
      const cuts = cutsOf(all, { ...single, isSingle: false });
      expect(found(cuts, all, false)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
