import { DAY_MS } from './moscow';

export const IMPORT_KINDS = ['glossary-words', 'training-visits'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/**
 * `mapping`: the file has arrived and its columns can be mended; `ready`: every row is checked, nothing has moved;
 * `stopped`: applying was cancelled or failed on its way; `half-undone`: its undoing was.
 */
export const IMPORT_STATES = [
  ...(['mapping', 'checking', 'ready', 'applying', 'stopped', 'done'] as const),
  ...(['undoing', 'half-undone', 'undone', 'cancelled', 'failed'] as const),
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * Kinds that touch their author's own alone: one of each author works at a time, nobody waits for a stranger's. Of any
 * other kind one in all does.
 */
const AUTHORS_OWN: readonly ImportKindName[] = ['training-visits'];
export const isAuthorsOwn = (kind: ImportKindName): boolean => AUTHORS_OWN.includes(kind);

/** While one of a kind works, no other does: see `isAuthorsOwn`. */
export const WORKING_STATES = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[];
export const isWorking = (state: ImportState): boolean => WORKING_STATES.some((working) => working === state);

/** From which states an act may begin. */
export const MAY: Readonly<Record<'check' | 'apply' | 'undo' | 'cancel', readonly ImportState[]>> = {
  check: ['mapping', 'ready'],
  apply: ['ready', 'stopped'],
  undo: ['done', 'stopped', 'half-undone'],
  cancel: ['mapping', 'ready', ...WORKING_STATES],
};

export const ROW_ACTIONS = ['wrong', 'create', 'update', 'same'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** What became of an applied row at the undoing; `kept`: somebody has changed it since. */
export type RowUndone = 'restored' | 'kept';

/** Rows of an import: by what they do, and of those applied how many; of these, put back and left. */
export type RowCounts = Record<RowAction | 'applied' | RowUndone, number>;

/** An applied import can be undone for so long. */
export const UNDO_MS = DAY_MS;
/** File and rows of an import are kept for so many days, its line of the history for ever. */
export const IMPORT_DAYS = 30;

export interface CellProblem {
  /** Field of the kind's column; null for the row as a whole. */
  column: string | null;
  /** As it stands in the file. */
  value: string;
  /** What is wrong and how to mend it. */
  message: string;
}

export interface CellChange {
  column: string;
  /** Null: there was nothing. */
  before: string | null;
  after: string;
}

/** Whether it can still be undone; `finishedAt` is when the applying ended. */
export function canUndo(state: ImportState, finishedAt: Date | null, now: Date): boolean {
  return MAY.undo.includes(state) && finishedAt !== null && now.getTime() - finishedAt.getTime() < UNDO_MS;
}

/** `0` → `A`, `27` → `AB`: what a sheet calls a column. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Of whom or what a row is, in words. */
export interface RowSubject {
  title: string;
  lines: string[];
}

/** Field → index of the file's column. */
export type ColumnMapping = Readonly<Record<string, number>>;

interface KnownColumn {
  field: string;
  title: string;
  aliases?: readonly string[];
}

const folded = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Fields by the headings they are known under; of two columns with one heading the first counts. */
export function guessMapping(headings: readonly string[], columns: readonly KnownColumn[]): ColumnMapping {
  const names = headings.map(folded);
  const found = columns.flatMap(({ field, title, aliases = [] }) => {
    const known = [title, field, ...aliases].map(folded);
    const at = names.findIndex((name) => known.includes(name));
    return at < 0 ? [] : [[field, at] as const];
  });
  return Object.fromEntries(found);
}

/** Headings that stand over more than one column. */
export function doubledHeadings(headings: readonly string[]): string[] {
  const names = headings.map(folded);
  return headings.filter((heading, at) => names[at] !== '' && names.indexOf(names[at] ?? '') < at && heading);
}
