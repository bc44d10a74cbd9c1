import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import { cutsOf, groupsBy, type CutPeople, type SurveyCuts } from './linked-cuts';
import { partOf, SURVEY_CUTS, type SurveyCutBy } from './survey-cut';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const people = (region: string, chain: string, job: string, ...counts: number[]): CutPeople => ({
  groups: { region, chain, job, period: 'март' },
  answered: sum(counts),
  counts,
});
const none = Object.fromEntries(SURVEY_CUTS.map((by) => [by, new Set<string>()])) as Record<
  SurveyCutBy,
  Set<string>
>;
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
      groups: fc.record({
        ...{ region: name, chain: name },
        ...{ job: fc.constantFrom('а', 'б'), period: fc.constantFrom('март', 'май', 'июнь') },
      }),
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

test('parts of the people say what the cut shows and no more: subtracted, they leave its shown cells', () => {
  const some = fc.subarray([...NAMES]);
  fc.assert(
    fc.property(everybody(3), some, some, (drawn, first, more) => {
      const all = drawn.map(({ groups, counts }) => ({ groups, counts, answered: sum(counts) }));
      const rows = cutsOf(all, single).region;
      const asked = [new Set(first), new Set([...first, ...more])] as const;
      for (const groups of asked) {
        const inside = rows.filter((row) => row.groups.every((title) => groups.has(title)));
        const { counts, answered } = partOf(rows, groups, 3);
        expect(counts.map(({ count }) => count)).toEqual(
          [0, 1, 2].map((column) => sum(inside.map((row) => row.counts[column] ?? 0))),
        );
        expect(answered.count).toBe(sum(inside.map((row) => row.answered)));
        const told = all.filter(({ groups: of }) => groups.has(of.region));
        for (const [column, { count, isLeast }] of counts.entries()) {
          const real = sum(told.map((one) => one.counts[column] ?? 0));
          if (isLeast) expect(count).toBeLessThanOrEqual(real);
          else expect(count).toBe(real);
        }
      }
    }),
    { numRuns: 150 },
  );
});

/** A country: most regions and chains are small, a few are large. */
function country(count: number): CutPeople[] {
  let seed = 20_261_126;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const small = (most: number) => Math.floor(most * random() ** 3);
  const known = new Map<string, CutPeople>();
  for (let person = 0; person < count; person += 1) {
    const groups = {
      region: `регион ${String(small(85))}`,
      chain: `сеть ${String(small(120))}`,
      job: `должность ${String(small(12))}`,
      period: `неделя ${String(Math.floor(26 * random()))}`,
    };
    const name = Object.values(groups).join();
    const one = known.get(name) ?? { groups, answered: 0, counts: Array.from({ length: 8 }, () => 0) };
    const choice = small(8);
    known.set(name, {
      groups,
      answered: one.answered + 1,
      counts: one.counts.map((had, at) => had + Number(at === choice)),
    });
  }
  return [...known.values()];
}

test.each([1000, 3000, 20_000])(
  'a survey of the whole country, %d people, is cut within a second',
  TIMED,
  (people) => {
    const all = country(people);
    const before = performance.now();
    const cuts = cutsOf(all, single);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(cuts.region.length).toBeGreaterThan(40);
  },
);
