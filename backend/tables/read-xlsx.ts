import { openZip } from './open-zip';
import { scanXml } from './scan-xml';
import { SharedStrings } from './shared-strings';
import { brokenTable, cellText, MOST_CELL, MOST_COLUMNS, TableRefusal, tooManyColumns } from './table';
import type { TableRow, TableSource } from './table';
import { readWorkbook, type Workbook } from './workbook';

/** Most unpacked bytes of a sheet: a million rows of twenty cells. */
const MOST_SHEET = 1024 ** 3;
const MOST_STRINGS = 200 * 1024 ** 2;

/** Last row of a sheet in Excel. */
const LAST_ROW = 1_048_576;

const DAY_MS = 86_400_000;
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** Excel's days since its epoch as `2026-11-20`, with a time where there is one. */
function dateText(days: number, since1904: boolean): string {
  const at = new Date(Math.round(((since1904 ? EPOCH[1904] : EPOCH[1900]) + days * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(at.getTime())) return '';
  const [day = '', time = ''] = at.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** Column of a cell reference from 0: `BC12` → 54; -1 without one. */
function columnOf(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Returns the row's own number, else `last` + 1. Numbers must rise: saved results refer to rows by number. */
function rowNumber(named: string | undefined, last: number): number {
  const number = named === undefined ? last + 1 : Number(named);
  if (!Number.isInteger(number) || number <= last || number > LAST_ROW) throw brokenTable();
  return number;
}

/** A cell merged over rows has its value in the first alone: the others would be taken for empty. */
function assertOneRow(reference = ''): void {
  const [first, last = first] = (reference.match(/\d+/g) ?? []).map(Number);
  if (first === last) return;
  throw new TableRefusal(
    'cells-merged',
    `Ячейки ${reference.slice(0, 30)} объединены в одну на несколько строк. Разъедините их и заполните каждую строку.`,
  );
}

const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

function valueOf({ type, style, text }: Cell, book: Workbook, strings: SharedStrings): string {
  if (type === 's') return unescaped(strings.at(Number(text)));
  if (type === 'b') return text === '1' ? 'да' : 'нет';
  if (type !== 'n' || text === '') return unescaped(text);
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  return book.dateStyles.has(style) ? dateText(number, book.since1904) : String(number);
}

/** Turns the events of a sheet into rows; `take` returns the rows completed so far. */
function sheetRows(book: Workbook, strings: SharedStrings) {
  let rows: TableRow[] = [];
  let row: TableRow = { number: 0, cells: [] };
  let cell: Cell | undefined;
  let isValue = false;
  const put = ({ column, ...rest }: Cell) => {
    const value = cellText(valueOf({ column, ...rest }, book, strings));
    if (value === '') return;
    if (column >= MOST_COLUMNS) throw tooManyColumns(column + 1);
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = value;
  };
  const open = (name: string, at: Readonly<Record<string, string>>) => {
    if (name === 'row') row = { number: rowNumber(at.r, row.number), cells: [] };
    else if (name === 'c') {
      const named = columnOf(at.r);
      const column = named >= 0 ? named : (cell?.column ?? -1) + 1;
      cell = { column, type: at.t ?? 'n', style: Number(at.s ?? 0), text: '' };
    } else if (name === 'v' || name === 't') isValue = cell !== undefined;
    else if (name === 'mergeCell') assertOneRow(at.ref);
  };
  const text = (part: string) => {
    if (!isValue || !cell) return;
    cell.text += part;
    if (cell.text.length > MOST_CELL * 2)
      throw new TableRefusal('cell-too-long', `Строка ${row.number}: в ячейке больше ${MOST_CELL} знаков.`);
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't') isValue = false;
    else if (name === 'c' && cell) put(cell);
    else if (name === 'row') {
      cell = undefined;
      rows.push(row);
    }
  };
  const take = () => {
    const whole = rows;
    rows = [];
    return whole;
  };
  return { events: { open, text, close }, take };
}

/** Rows of the first visible sheet one by one. Throws `TableRefusal`. */
export async function* readXlsx(source: TableSource): AsyncGenerator<TableRow> {
  const zip = await openZip(source);
  const strings = new SharedStrings();
  try {
    const book = await readWorkbook(zip);
    await strings.fill(zip.pieces(book.strings, MOST_STRINGS));
    const { events, take } = sheetRows(book, strings);
    for await (const _ of scanXml(zip.pieces(book.sheet, MOST_SHEET), events)) yield* take();
  } finally {
    strings.close();
    zip.close();
  }
}
