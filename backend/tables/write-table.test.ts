import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readExcel from 'read-excel-file/node';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { readRows } from './read-table';
import { recogniseTable } from './recognise';
import type { Cell } from './table-writer';
import { tablePieces, WRITERS } from './write-table';

const COLUMNS = [{ title: 'Слово' }, { title: 'Число' }, { title: 'Когда' }];
const AT = new Date('2026-11-20T09:05:00Z');
const ODD: Cell[][] = [
  ['=HYPERLINK("http://x";"y")', -5, AT],
  ['"кавычки"; и\nстроки', 1.5, null],
  ['+7 900', null, null],
  ['a\u0000\u0001b & <c> _x0041_', 0, null],
];

async function* pages(rows: readonly Cell[][]) {
  yield rows.slice(0, 2);
  yield rows.slice(2);
}
const bytesOf = (format: 'xlsx' | 'csv', rows = ODD) =>
  buffer(Readable.from(tablePieces(format, COLUMNS, pages(rows))));

test('a workbook is read by somebody else’s reader: texts stay texts, numbers and dates are such', async () => {
  const found = await readExcel(await bytesOf('xlsx'));
  // a day is a fraction in a workbook: this reader cuts the last millisecond off
  const toSecond = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(+cell / 1000) * 1000) : cell;
  expect(found[0]?.data.map((row) => row.map(toSecond))).toEqual([
    ['Слово', 'Число', 'Когда'],
    ['=HYPERLINK("http://x";"y")', -5, new Date('2026-11-20T12:05:00Z')],
    ['"кавычки"; и\nстроки', 1.5, null],
    ['+7 900', null, null],
    ['ab & <c> _x0041_', 0, null],
  ]);
});

test('a CSV opens in Excel as it is: its mark, semicolons, and no formula of anybody’s', async () => {
  const text = (await bytesOf('csv')).toString();
  expect(text.startsWith('\ufeffСлово;Число;Когда\r\n')).toBe(true);
  expect(parse(text, { bom: true, delimiter: ';' })).toEqual([
    ['Слово', 'Число', 'Когда'],
    [`'=HYPERLINK("http://x";"y")`, '-5', '2026-11-20 12:05'],
    ['"кавычки"; и\nстроки', '1,5', ''],
    [`'+7 900`, '', ''],
    ['ab & <c> _x0041_', '0', ''],
  ]);
});

test.each(['xlsx', 'csv'] as const)('%s: what was written comes back the same', async (format) => {
  const bytes = await bytesOf(format);
  const read = (range = { start: 0, end: bytes.length - 1 }) =>
    Promise.resolve(Readable.from([bytes.subarray(range.start, range.end + 1)], { objectMode: false }));
  const texts: (string | undefined)[] = [];
  for await (const { cells } of readRows({ size: bytes.length, read }, recogniseTable(bytes)))
    texts.push(cells[0]);
  expect(texts.slice(0, 4)).toEqual(['Слово', ...ODD.slice(0, 3).map(([text]) => text)]);
  expect(texts[4]).toBe('ab & <c> _x0041_');
});

test('rows past what a sheet holds go on the next one', async () => {
  const writer = WRITERS.xlsx;
  async function* sheet(number: number) {
    yield writer.head(COLUMNS, number);
    yield writer.rows([[`лист ${number}`]], 2);
    yield writer.tail(COLUMNS, 1);
  }
  async function* sheets() {
    yield sheet(1);
    yield sheet(2);
  }
  const bytes = await buffer(Readable.from(writer.file(sheets())));
  const found = await readExcel(bytes);
  expect(found.map(({ sheet: name, data }) => [name, data[1]?.[0]])).toEqual([
    ['Лист 1', 'лист 1'],
    ['Лист 2', 'лист 2'],
  ]);
});
