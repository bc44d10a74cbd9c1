import { DAY_MS } from './moscow';

export const IMPORT_KINDS = ['glossary-words', 'training-visits'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/**
 * `mapping`: the file is uploaded and its columns can be corrected; `ready`: every row is checked, nothing is changed
 * yet; `stopped`: applying was cancelled or failed midway; `half-undone`: undoing was.
 */
export const IMPORT_STATES = [
  ...(['mapping', 'checking', 'ready', 'applying', 'stopped', 'done'] as const),
  ...(['undoing', 'half-undone', 'undone', 'cancelled', 'failed'] as const),
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * Kinds that change only their author's data: one import of each author runs at a time, authors do not wait for each
 * other. Of any other kind one import in all runs at a time.
 */
const AUTHORS_OWN: readonly ImportKindName[] = ['training-visits'];
export const isAuthorsOwn = (kind: ImportKindName): boolean => AUTHORS_OWN.includes(kind);

/** States in which an import runs; how many run at a time, see `isAuthorsOwn`. */
export const WORKING_STATES = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[];
export const isWorking = (state: ImportState): boolean => WORKING_STATES.some((working) => working === state);

/** States from which an action may begin. */
export const MAY: Readonly<Record<'check' | 'apply' | 'undo' | 'cancel', readonly ImportState[]>> = {
  check: ['mapping', 'ready'],
  apply: ['ready', 'stopped'],
  undo: ['done', 'stopped', 'half-undone'],
  cancel: ['mapping', 'ready', ...WORKING_STATES],
};

export const ROW_ACTIONS = ['wrong', 'create', 'update', 'same'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** Outcome of undoing an applied row; `kept`: somebody has changed the row since. */
export type RowUndone = 'restored' | 'kept';

/** Rows of an import by action; of these, the number applied; of the applied, the numbers restored and kept. */
export type RowCounts = Record<RowAction | 'applied' | RowUndone, number>;

/** Time during which an applied import can be undone. */
export const UNDO_MS = DAY_MS;
/** Days for which the file and rows of an import are kept; its line in the history stays. */
export const IMPORT_DAYS = 30;

export interface CellProblem {
  /** Field of the column; null for the whole row. */
  column: string | null;
  /** Text of the cell in the file. */
  value: string;
  /** What is wrong and how to correct it. */
  message: string;
}

export interface CellChange {
  column: string;
  /** Null: the cell was empty. */
  before: string | null;
  after: string;
}

/** Whether the import can still be undone; `finishedAt` is the end of applying. */
export function canUndo(state: ImportState, finishedAt: Date | null, now: Date): boolean {
  return MAY.undo.includes(state) && finishedAt !== null && now.getTime() - finishedAt.getTime() < UNDO_MS;
}

/** Name of a column in a sheet: `0` → `A`, `27` → `AB`. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Title and lines that describe a row to a person. */
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

/** Columns of the file by known headings of the fields; of two equal headings the first counts. */
export function guessMapping(headings: readonly string[], columns: readonly KnownColumn[]): ColumnMapping {
  const names = headings.map(folded);
  const found = columns.flatMap(({ field, title, aliases = [] }) => {
    const known = [title, field, ...aliases].map(folded);
    const at = names.findIndex((name) => known.includes(name));
    return at < 0 ? [] : [[field, at] as const];
  });
  return Object.fromEntries(found);
}

/** Headings shared by more than one column. */
export function doubledHeadings(headings: readonly string[]): string[] {
  const names = headings.map(folded);
  return headings.filter((heading, at) => names[at] !== '' && names.indexOf(names[at] ?? '') < at && heading);
}
