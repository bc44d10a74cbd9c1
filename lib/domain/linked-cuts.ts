import { cutOf, SURVEY_CUTS, type CutGroup, type CutRow, type SurveyCutBy } from './survey-cut';

/** People of one group in every cut: how many answered a question, and how many said what. */
export interface CutPeople {
  groups: Readonly<Record<SurveyCutBy, string>>;
  answered: number;
  counts: readonly number[];
}
export type SurveyCuts = Record<SurveyCutBy, CutRow[]>;

interface Terms {
  isSingle: boolean;
  /** Groups that are not shown by themselves, in each cut. */
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

/** A row of a cut. */
interface Place {
  by: SurveyCutBy;
  row: number;
}
/** Numbers by name, 0 where none is said. */
type Sum = Map<string, number>;

const placeName = ({ by, row }: Place) => `${by} ${String(row)}`;
const cellName = (place: string, column: number) => `${place} ${String(column)}`;

const NOTHING = 1e-9;

/** Brings each to a form where the first of its names is in no other; what the others say already is left out. */
function solve(sums: readonly Sum[]): Map<string, Sum> {
  const solved = new Map<string, Sum>();
  const without = (sum: Sum, name: string, other: Sum): void => {
    const times = sum.get(name) ?? 0;
    for (const [one, value] of other) {
      const left = (sum.get(one) ?? 0) - times * value;
      if (Math.abs(left) < NOTHING) sum.delete(one);
      else sum.set(one, left);
    }
  };
  for (const given of sums) {
    const sum = new Map(given);
    for (const [name, known] of solved) if (sum.has(name)) without(sum, name, known);
    const [first] = sum;
    if (!first) continue;
    const [name, value] = first;
    for (const [one, of] of sum) sum.set(one, of / value);
    for (const known of solved.values()) if (known.has(name)) without(known, name, sum);
    solved.set(name, sum);
  }
  return solved;
}

/**
 * What adds up to nothing whatever people answer, because rows are the same people in the end: a chain of one region
 * alone and that region, regions that share their chains and those chains. Whoever knows where chains are knows it.
 */
function linksOf(cuts: SurveyCuts, people: readonly CutPeople[]): Sum[] {
  const rowOf = each(
    (by) => new Map(cuts[by].flatMap(({ groups }, row) => groups.map((title) => [title, row] as const))),
  );
  const memberships = people.map(({ groups }) =>
    SURVEY_CUTS.flatMap((by) => {
      const row = rowOf[by].get(groups[by]);
      return row === undefined ? [] : [placeName({ by, row })];
    }),
  );
  const kinds = [...new Map(memberships.map((places) => [places.join(), places])).values()];
  const solved = solve(kinds.map((places) => new Map(places.map((place) => [place, 1]))));
  const free = [...new Set(memberships.flat())].filter((place) => !solved.has(place));
  return free.map((place) => {
    const link: Sum = new Map([[place, 1]]);
    for (const [name, known] of solved) if (known.has(place)) link.set(name, -(known.get(place) ?? 0));
    return link;
  });
}

/** What is known of hidden cells, cell by cell: the value of a sum makes no difference. */
function knownSums(cuts: SurveyCuts, links: readonly Sum[], isSingle: boolean): Sum[] {
  const places = SURVEY_CUTS.flatMap((by) => cuts[by].map((_, row) => ({ by, row })));
  const width = SURVEY_CUTS.map((by) => cuts[by][0]?.counts.length ?? 0).find(Boolean) ?? 0;
  const columns = [...Array(width).keys()];
  const hidden = new Set(
    places.flatMap((place) =>
      columns
        .filter((column) => cuts[place.by][place.row]?.counts[column] === null)
        .map((column) => cellName(placeName(place), column)),
    ),
  );
  const inColumn = (sum: Sum, column: number): Sum =>
    new Map(
      [...sum]
        .map(([place, value]) => [cellName(place, column), value] as const)
        .filter(([cell]) => hidden.has(cell)),
    );
  const ofRow = (place: Place): Sum =>
    new Map(columns.flatMap((column) => [...inColumn(new Map([[placeName(place), 1]]), column)]));
  const whole = SURVEY_CUTS.map(
    (by): Sum => new Map(places.filter((place) => place.by === by).map((place) => [placeName(place), 1])),
  );
  return [
    ...(isSingle ? places.map(ofRow) : []),
    ...columns.flatMap((column) => [...whole, ...links].map((sum) => inColumn(sum, column))),
  ].filter(({ size }) => size > 0);
}

/** Cells that the sums tell: subtracted from each other, they leave one with nothing beside it. */
const toldBy = (sums: readonly Sum[]): string[] =>
  [...solve(sums)].filter(([, { size }]) => size === 1).map(([cell]) => cell);

/** One more cell is hidden beside a told one: the smallest of its column, else of its row, else of its cut. */
function hideBeside(cuts: SurveyCuts, cell: string): void {
  const [by, row, column] = cell.split(' ') as [SurveyCutBy, string, string];
  const shown = cuts[by].flatMap(({ counts }, at) =>
    counts.flatMap((count, of) => (count === null ? [] : [{ row: at, column: of, count }])),
  );
  const beside =
    [
      shown.filter((one) => one.column === Number(column) && one.count > 0),
      shown.filter((one) => one.row === Number(row)),
      shown,
    ].find(({ length }) => length > 0) ?? [];
  const smallest = beside.toSorted((one, other) => one.count - other.count)[0];
  const counts = cuts[by][smallest?.row ?? -1]?.counts;
  // nothing is left to hide beside it: the cut is not shown
  if (!counts || !smallest) cuts[by] = [];
  else counts[smallest.column] = null;
}

/**
 * A question cut by everything people are told apart by. Who sees one cut may see the others: a cell that is hidden in
 * one must not follow from them all together.
 */
export function cutsOf(people: readonly CutPeople[], { isSingle, apart }: Terms): SurveyCuts {
  const cuts = each((by) => cutOf(groupsBy(people, by), { isSingle, apart: apart[by] }));
  const told = () => toldBy(knownSums(cuts, linksOf(cuts, people), isSingle));
  for (let cells = told(); cells.length > 0; cells = told()) for (const cell of cells) hideBeside(cuts, cell);
  return cuts;
}
