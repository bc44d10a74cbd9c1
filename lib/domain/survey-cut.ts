import { FEWEST, hiddenCells } from './hidden-cells';

/** The groupings of people in cuts. Cities are not among them: together with regions they would reveal hidden cells. */
export const SURVEY_CUTS = ['region', 'chain', 'job', 'period'] as const;
export type SurveyCutBy = (typeof SURVEY_CUTS)[number];

/** People of one kind who have answered a question: how many said what, column by column. */
export interface CutGroup {
  title: string;
  answered: number;
  counts: readonly number[];
}
export interface CutRow {
  title: string;
  answered: number;
  /** Null is hidden. */
  counts: (number | null)[];
  /** Titles of the groups that it is made of. */
  groups: readonly string[];
}

interface CutTerms {
  /** Every answer is in one column, so that a row's columns add up to it. */
  isSingle: boolean;
  /** Groups that are not shown by themselves whatever their size. */
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

/** Largest groups first; those of too few people are one row, which takes larger ones until it is large enough. */
function rowsOf(groups: readonly CutGroup[], { apart }: CutTerms): Joined[] {
  const sorted = groups
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => other.answered - one.answered || one.title.localeCompare(other.title, 'ru'))
    .map((group) => ({ ...group, groups: [group.title] }));
  const isOwn = ({ title, answered }: Joined) => answered >= FEWEST && !apart.has(title);
  const own = sorted.filter(isOwn);
  // also those of whom nobody answered: that nobody did is what a hidden cell says
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

/** Columns that add up to their rows; one that nobody has chosen is 0 for everyone, and says so. */
function hiddenOfSingle(rows: readonly Joined[], columns: readonly number[]): boolean[][] {
  const chosen = columns.filter((column) => totalOf(rows, column) > 0);
  const hidden = hiddenCells(
    rows.map(({ counts }) => chosen.map((column) => counts[column] ?? 0)),
    { columns: true },
  );
  return hidden.map((line) => columns.map((column) => line[chosen.indexOf(column)] ?? false));
}

/** Columns that overlap: each by itself, those who chose it beside those who did not. */
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
 * A question by groups of people. Groups under `FEWEST` people are one row; cells under it are hidden, with as many
 * others as keep them from being counted out of the rows' and the columns' sums, which are known. None where there
 * are no two rows to tell apart.
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
 * Groups that must not stand by themselves where a question is asked of those who answered this one so: how many it
 * was asked of is what a hidden cell says.
 */
export const groupsToJoin = (groups: readonly CutGroup[], rows: readonly CutRow[]): string[] => {
  // nothing was shown of any of them
  if (rows.length === 0) return groups.map(({ title }) => title);
  return rows.flatMap(({ title, counts, groups: own }) =>
    title === OTHERS || counts.includes(null) ? own : [],
  );
};

/** As much of a count as is shown: `isLeast` where more people may be behind what is hidden. */
export interface PartCount {
  count: number;
  isLeast: boolean;
}

/**
 * What the rows of a cut say of some of its groups together, column by column; nothing but their own sums, so whoever
 * asks for several parts learns what the cut shows.
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
