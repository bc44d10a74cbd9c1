import type { Readable } from 'node:stream';
import { AppError } from '../http/app-error';

/** Most rows of a file under its headings. */
export const MOST_ROWS = 1_000_000;
/** Most columns of a file. */
export const MOST_COLUMNS = 200;
/** Most characters of a cell, as in Excel. */
export const MOST_CELL = 32_767;

/** Bytes that can be read from any place: a stored file, or one that has just arrived. */
export interface TableSource {
  readonly size: number;
  /** Ends the reading with a refusal: a small file may unpack into hours of work. */
  readonly signal?: AbortSignal;
  read(range?: { start: number; end: number }): Promise<Readable>;
}

export type TableFormat =
  | { kind: 'xlsx' }
  | { kind: 'csv'; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251'; delimiter: string };

/** One row as a sheet numbers it, from 1; formulas are their last values, dates `2026-11-20` or `2026-11-20 14:05`. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** Error of a file that is no table, or one that is not accepted; the detail is for the person. */
export class TableRefusal extends AppError {
  constructor(code: string, detail: string) {
    super(422, code, detail, { pointer: '/data/attributes/file' });
  }
}

export const brokenTable = () =>
  new TableRefusal('file-broken', 'Файл повреждён. Откройте его в Excel, сохраните заново и загрузите.');

export const tooBig = () =>
  new TableRefusal(
    'file-too-big',
    'Внутри файла слишком много данных. Разделите таблицу на несколько файлов.',
  );

export const tooManyColumns = (count: number) =>
  new TableRefusal(
    'too-many-columns',
    `Слишком много столбцов: ${count}, можно не больше ${MOST_COLUMNS}. Удалите лишние.`,
  );

/** Returns a text for storage: without zero bytes, outer blanks and an export's guard against formulas. */
export function cellText(raw: string): string {
  const text = raw.replaceAll('\0', '').trim();
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
