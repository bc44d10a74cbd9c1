/** Dates are shown in Moscow time. */
export type Cell = string | number | Date | null;

export interface WrittenColumn {
  title: string;
  /** Visible width, in letters. */
  width?: number;
}

/** Writes a file of rows in pieces, so that it is never whole in memory. */
export interface TableWriter {
  extension: string;
  mime: string;
  /** Rows that fit on one sheet under its headings; a multiple of any page. */
  sheetRows: number;
  /** Returns the part of a sheet above its rows. */
  head(columns: readonly WrittenColumn[], sheet: number): string;
  /** Returns rows of a sheet; the first one has the number `first`. */
  rows(rows: readonly (readonly Cell[])[], first: number): string;
  tail(columns: readonly WrittenColumn[], rows: number): string;
  /** Joins sheets, one after another, into the bytes of the file. */
  file(sheets: AsyncIterable<AsyncIterable<string>>): AsyncGenerator<Buffer>;
}

export const TABLE_FORMATS = ['xlsx', 'csv'] as const;
export type TableFileFormat = (typeof TABLE_FORMATS)[number];

/** Characters that neither XML nor a text of a table may hold, and halves of surrogate pairs. */

const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export const writable = (text: string): string => text.replace(FORBIDDEN, '');

const MOSCOW_MS = 3 * 60 * 60 * 1000;

/** Returns a date whose UTC fields show Moscow time at the instant. */
export const moscowClock = (at: Date): Date => new Date(at.getTime() + MOSCOW_MS);
