import { moscowClock, writable, type Cell, type TableWriter } from './table-writer';

const END = '\r\n';
/** Texts that a spreadsheet would take for a formula; reading removes their guard. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

function text(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return moscowClock(cell).toISOString().slice(0, 16).replace('T', ' ');
  const plain = writable(cell);
  const guarded = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

const line = (cells: readonly Cell[]) => cells.map(text).join(';') + END;

/** CSV as a Russian Excel opens it: UTF-8 with a BOM, `;`, commas in numbers. */
export const csvWriter: TableWriter = {
  extension: 'csv',
  mime: 'text/csv; charset=utf-8',
  sheetRows: Number.MAX_SAFE_INTEGER,
  head: (columns, sheet) => (sheet > 1 ? '' : `\ufeff${line(columns.map(({ title }) => title))}`),
  rows: (rows) => rows.map(line).join(''),
  tail: () => '',
  async *file(sheets) {
    for await (const pieces of sheets) for await (const piece of pieces) yield Buffer.from(piece);
  },
};
