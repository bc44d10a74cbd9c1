import { cutOf, SURVEY_CUTS, type CutGroup, type CutRow, type SurveyCutBy } from './survey-cut';

/** People who share their groups in all cuts: how many answered a question, and the count of each option. */
export interface CutPeople {
  groups: Readonly<Record<SurveyCutBy, string>>;
  answered: number;
  counts: readonly number[];
}
export type SurveyCuts = Record<SurveyCutBy, CutRow[]>;

interface Terms {
  isSingle: boolean;
  /** For each cut, groups that are not shown separately. */
  apart: Readonly<Record<SurveyCutBy, ReadonlySet<string>>>;
}

export function groupsBy(people: readonly CutPeople[], by: SurveyCutBy): CutGroup[] {
  const groups = new Map<string, CutGroup>();
  for (const { groups: of, answered, counts } of people) {
    const title = of[by];
    const known = groups.get(title) ?? { title, answered: 0, counts: counts.map(() => 0) };
    groups.set(title, {
      title,
      answered: known.answered + answered,
      counts: counts.map((count, at) => count + (known.counts[at] ?? 0)),
    });
  }
  return [...groups.values()];
}

const each = <T>(make: (by: SurveyCutBy) => T) =>
  Object.fromEntries(SURVEY_CUTS.map((by) => [by, make(by)])) as Record<SurveyCutBy, T>;

/** Rows of all cuts under consecutive numbers. */
interface Rows {
  list: readonly { by: SurveyCutBy; row: number }[];
  of: Readonly<Record<SurveyCutBy, readonly number[]>>;
}

function rowsIn(cuts: SurveyCuts): Rows {
  const list = SURVEY_CUTS.flatMap((by) => cuts[by].map((_, row) => ({ by, row })));
  return { list, of: each((by) => list.flatMap((one, at) => (one.by === by ? [at] : []))) };
}

/** Linear combination of cells: coefficients by place, 0 for absent places. */
type Sum = readonly (readonly [place: number, times: number])[];

interface Solved {
  /** Index of the leading place, which no other sum contains. */
  first: number;
  sum: Float64Array;
}

const NOTHING = 1e-9;

function subtract(from: Float64Array, times: number, other: Float64Array): void {
  for (let at = 0; at < from.length; at += 1) {
    const left = (from[at] ?? 0) - times * (other[at] ?? 0);
    from[at] = Math.abs(left) < NOTHING ? 0 : left;
  }
}

/** Reduces the sums to row echelon form: each has a leading place that no other has; dependent sums are dropped. */
function solve(sums: Iterable<Sum>, width: number): Solved[] {
  const solved: Solved[] = [];
  for (const given of sums) {
    if (solved.length === width) break;
    const sum = new Float64Array(width);
    for (const [place, times] of given) sum[place] = (sum[place] ?? 0) + times;
    for (const known of solved) {
      const times = sum[known.first] ?? 0;
      if (times !== 0) subtract(sum, times, known.sum);
    }
    const first = sum.findIndex((times) => times !== 0);
    if (first < 0) continue;
    const value = sum[first] ?? 1;
    for (let at = first; at < width; at += 1) sum[at] = (sum[at] ?? 0) / value;
    for (const known of solved) {
      const times = known.sum[first] ?? 0;
      if (times !== 0) subtract(known.sum, times, sum);
    }
    solved.push({ first, sum });
  }
  return solved;
}

/**
 * Combinations of rows that are always zero, because the rows count the same people: a chain within one region and that
 * region, or regions that share chains and those chains. These links follow from where chains are, which is no secret.
 */
function linksOf(cuts: SurveyCuts, rows: Rows, people: readonly CutPeople[]): Sum[] {
  const rowOf = each(
    (by) =>
      new Map(
        cuts[by].flatMap(({ groups }, row) =>
          groups.map((title) => [title, rows.of[by][row] ?? -1] as const),
        ),
      ),
  );
  const memberships = people.map(({ groups }) =>
    SURVEY_CUTS.flatMap((by) => {
      const row = rowOf[by].get(groups[by]);
      return row === undefined ? [] : [row];
    }),
  );
  const kinds = [...new Map(memberships.map((places) => [places.join(), places])).values()];
  const solved = solve(
    kinds.map((places) => places.map((place) => [place, 1] as const)),
    rows.list.length,
  );
  const bound = new Set(solved.map(({ first }) => first));
  const free = [...new Set(memberships.flat())].filter((place) => !bound.has(place));
  return free.map((place) => [
    [place, 1],
    ...solved.flatMap(({ first, sum }) => (sum[place] ? [[first, -sum[place]] as const] : [])),
  ]);
}

/** A hidden cell: numbers of its row and column. */
interface Cell {
  row: number;
  column: number;
}

/** Hidden cells whose value follows from known sums: subtracting one sum from another leaves the cell alone. */
function impliedCells(cuts: SurveyCuts, rows: Rows, links: readonly Sum[], isSingle: boolean): Cell[] {
  const countsOf = (row: number) => {
    const { by, row: own } = rows.list[row] ?? { by: 'region', row: -1 };
    return cuts[by][own]?.counts ?? [];
  };
  const columns = [
    ...(SURVEY_CUTS.map((by) => cuts[by][0]?.counts ?? []).find(({ length }) => length) ?? []).keys(),
  ];
  const all = [...rows.list.keys()];
  const hidden = all.flatMap((row) =>
    columns.filter((column) => countsOf(row)[column] === null).map((column) => ({ row, column })),
  );
  const name = (row: number, column: number) => row * columns.length + column;
  const placeOf = new Map(hidden.map(({ row, column }, place) => [name(row, column), place]));
  const inColumn = (sum: Sum, column: number): Sum =>
    sum.flatMap(([row, times]) => {
      const place = placeOf.get(name(row, column));
      return place === undefined ? [] : [[place, times] as const];
    });
  const whole = SURVEY_CUTS.map((by): Sum => rows.of[by].map((row) => [row, 1]));
  const ofRow = (row: number): Sum => columns.flatMap((column) => inColumn([[row, 1]], column));
  const known = [
    ...(isSingle ? all.map(ofRow) : []),
    ...columns.flatMap((column) => [...whole, ...links].map((sum) => inColumn(sum, column))),
  ];
  return solve(known, hidden.length).flatMap(({ first, sum }) => {
    const isAlone = sum.every((times, place) => times === 0 || place === first);
    const cell = hidden[first];
    return isAlone && cell ? [cell] : [];
  });
}

/** Hides one more cell beside an implied one: the smallest of its column, else of its row, else of its cut. */
function hideBeside(cuts: SurveyCuts, by: SurveyCutBy, { row, column }: Cell): void {
  const shown = cuts[by].flatMap(({ counts }, at) =>
    counts.flatMap((count, of) => (count === null ? [] : [{ row: at, column: of, count }])),
  );
  const beside =
    [
      shown.filter((one) => one.column === column && one.count > 0),
      shown.filter((one) => one.row === row),
      shown,
    ].find(({ length }) => length > 0) ?? [];
  const smallest = beside.toSorted((one, other) => one.count - other.count)[0];
  const counts = cuts[by][smallest?.row ?? -1]?.counts;
  // nothing is left to hide beside the cell: the whole cut is hidden
  if (!counts || !smallest) cuts[by] = [];
  else counts[smallest.column] = null;
}

/**
 * Cuts of a question by every grouping of people. A person may see several cuts, so a cell hidden in one must not
 * follow from all of them together.
 */
export function cutsOf(people: readonly CutPeople[], { isSingle, apart }: Terms): SurveyCuts {
  const cuts = each((by) => cutOf(groupsBy(people, by), { isSingle, apart: apart[by] }));
  const hideImplied = (): boolean => {
    const rows = rowsIn(cuts);
    const implied = impliedCells(cuts, rows, linksOf(cuts, rows, people), isSingle);
    for (const { row, column } of implied) {
      const { by, row: own } = rows.list[row] ?? { by: 'region', row: -1 };
      hideBeside(cuts, by, { row: own, column });
    }
    return implied.length > 0;
  };
  while (hideImplied());
  return cuts;
}
