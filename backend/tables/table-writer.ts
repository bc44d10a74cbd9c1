/** Dates are shown in Moscow time. */
export type Cell = string | number | Date | null;

export interface WrittenColumn {
  title: string;
  /** Letters that are seen at once. */
  width?: number;
}

/** A file of rows, made in pieces of which none has to be whole in memory. */
export interface TableWriter {
  extension: string;
  mime: string;
  /** Rows that fit on one sheet under its headings; a multiple of any page. */
  sheetRows: number;
  /** What stands above the rows of a sheet. */
  head(columns: readonly WrittenColumn[], sheet: number): string;
  /** Rows whose first one is the sheet's row `first`. */
  rows(rows: readonly (readonly Cell[])[], first: number): string;
  tail(columns: readonly WrittenColumn[], rows: number): string;
  /** Sheets one after another as the bytes of the file. */
  file(sheets: AsyncIterable<AsyncIterable<string>>): AsyncGenerator<Buffer>;
}

export const TABLE_FORMATS = ['xlsx', 'csv'] as const;
export type TableFileFormat = (typeof TABLE_FORMATS)[number];

/** Characters that neither XML nor a text of a table holds, and halves of characters. */

const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export const writable = (text: string): string => text.replace(FORBIDDEN, '');

const MOSCOW_MS = 3 * 60 * 60 * 1000;

/** What clocks in Moscow show at an instant, as if they stood in UTC. */
export const moscowClock = (at: Date): Date => new Date(at.getTime() + MOSCOW_MS);
