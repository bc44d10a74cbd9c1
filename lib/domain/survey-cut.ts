import { FEWEST, hiddenCells } from './hidden-cells';

/** The groupings of people in cuts. Cities are not among them: together with regions they would reveal hidden cells. */
export const SURVEY_CUTS = ['region', 'chain', 'job', 'period'] as const;
export type SurveyCutBy = (typeof SURVEY_CUTS)[number];

/** People of one group who answered a question: the count of each option, column by column. */
export interface CutGroup {
  title: string;
  answered: number;
  counts: readonly number[];
}
export interface CutRow {
  title: string;
  answered: number;
  /** Null: hidden. */
  counts: (number | null)[];
  /** Titles of the groups joined in the row. */
  groups: readonly string[];
}

interface CutTerms {
  /** Each answer is in exactly one column, so the columns of a row add up to its total. */
  isSingle: boolean;
  /** Groups that are never shown separately, whatever their size. */
  apart: ReadonlySet<string>;
}

const OTHERS = 'Остальные';

interface Joined extends CutGroup {
  groups: readonly string[];
}

const join = (one: Joined, other: Joined): Joined => ({
  title: OTHERS,
  answered: one.answered + other.answered,
  counts: other.counts.map((count, at) => count + (one.counts[at] ?? 0)),
  groups: [...one.groups, ...other.groups],
});

/**
 * Rows of the cut, the largest group first; groups of too few people form one row, which absorbs larger ones until it
 * has `FEWEST` people.
 */
function rowsOf(groups: readonly CutGroup[], { apart }: CutTerms): Joined[] {
  const sorted = groups
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => other.answered - one.answered || one.title.localeCompare(other.title, 'ru'))
    .map((group) => ({ ...group, groups: [group.title] }));
  const isOwn = ({ title, answered }: Joined) => answered >= FEWEST && !apart.has(title);
  const own = sorted.filter(isOwn);
  // groups without answers are joined too: a row for them would reveal what a hidden cell hides
  const absent = [...apart].filter((title) => sorted.every((group) => group.title !== title));
  const none: Joined = { title: OTHERS, answered: 0, counts: [], groups: absent };
  let others = sorted.filter((group) => !isOwn(group)).reduce(join, none);
  while (others.answered > 0 && others.answered < FEWEST) {
    const smallest = own.pop();
    if (!smallest) break;
    others = join(others, smallest);
  }
  return others.answered > 0 ? [...own, others] : own;
}

const totalOf = (rows: readonly Joined[], column: number) =>
  rows.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0);

/** Hidden cells where columns add up to their rows; a column that nobody chose is shown, 0 for every row. */
function hiddenOfSingle(rows: readonly Joined[], columns: readonly number[]): boolean[][] {
  const chosen = columns.filter((column) => totalOf(rows, column) > 0);
  const hidden = hiddenCells(
    rows.map(({ counts }) => chosen.map((column) => counts[column] ?? 0)),
    { columns: true },
  );
  return hidden.map((line) => columns.map((column) => line[chosen.indexOf(column)] ?? false));
}

/** Hidden cells of overlapping columns: for each column alone, people who chose it beside people who did not. */
function hiddenOfMultiple(rows: readonly Joined[], columns: readonly number[]): boolean[][] {
  const all = rows.reduce((sum, { answered }) => sum + answered, 0);
  const byColumn = columns.map((column) => {
    const total = totalOf(rows, column);
    if (total === 0 || total === all) return rows.map(() => false);
    const sides = rows.map(({ answered, counts }) => [counts[column] ?? 0, answered - (counts[column] ?? 0)]);
    return hiddenCells(sides, { columns: true }).map((line) => line.includes(true));
  });
  return rows.map((_, row) => byColumn.map((lines) => lines[row] ?? false));
}

/**
 * Answers to a question by groups of people. Groups under `FEWEST` people form one row; cells under it are hidden, with
 * as many others as needed so that none follows from the known sums of rows and columns. [] when fewer than two rows
 * are left.
 */
export function cutOf(groups: readonly CutGroup[], terms: CutTerms): CutRow[] {
  const rows = rowsOf(groups, terms);
  if (rows.length < 2) return [];
  const columns = [...(rows[0]?.counts.keys() ?? [])];
  const hidden = terms.isSingle ? hiddenOfSingle(rows, columns) : hiddenOfMultiple(rows, columns);
  return rows.map((row, at) => ({
    ...row,
    counts: row.counts.map((count, column) => (hidden[at]?.[column] ? null : count)),
  }));
}

/**
 * Groups that must not be shown separately in questions that depend on this one: the number of people asked there would
 * reveal a hidden cell.
 */
export const groupsToJoin = (groups: readonly CutGroup[], rows: readonly CutRow[]): string[] => {
  // the cut shows none of its groups
  if (rows.length === 0) return groups.map(({ title }) => title);
  return rows.flatMap(({ title, counts, groups: own }) =>
    title === OTHERS || counts.includes(null) ? own : [],
  );
};

/** A count from shown cells; `isLeast`: hidden cells may add people to it. */
export interface PartCount {
  count: number;
  isLeast: boolean;
}

/**
 * Sums of a cut's rows over some of its groups, column by column. They come from shown rows only, so several parts
 * together reveal no more than the cut shows.
 */
export function partOf(rows: readonly CutRow[], groups: ReadonlySet<string>, width: number) {
  const inside = rows.filter(({ groups: own }) => own.every((title) => groups.has(title)));
  // a group without rows makes the count a minimum: an exact 0 would reveal what its people chose before
  const shown = new Set(inside.flatMap(({ groups: own }) => own));
  const isLeast = [...groups].some((title) => !shown.has(title));
  const sum = (counts: readonly (number | null)[]): PartCount => ({
    count: counts.reduce<number>((all, count) => all + (count ?? 0), 0),
    isLeast: isLeast || counts.includes(null),
  });
  return {
    answered: sum(inside.map(({ answered }) => answered)),
    counts: Array.from({ length: width }, (_, at) =>
      sum(inside.map(({ counts }) => (counts.length > 0 ? (counts[at] ?? null) : 0))),
    ),
  };
}
