import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cellText, MOST_CELL, MOST_COLUMNS, TableRefusal, tooManyColumns } from './table';
import type { TableFormat, TableRow, TableSource } from './table';

/** Most characters of one record: otherwise a quote that is never closed would read in the whole file. */
const MOST_RECORD = 1_000_000;

async function* decoded(bytes: Readable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece as Buffer, { stream: true });
  yield decoder.decode();
}

function lastFilled(cells: readonly string[]): number {
  let count = cells.length;
  while (count > 0 && cells[count - 1] === '') count -= 1;
  return count;
}

function rowOf(number: number, raw: readonly string[]): TableRow {
  const long = raw.findIndex((text) => text.length > MOST_CELL);
  if (long >= 0)
    throw new TableRefusal(
      'cell-too-long',
      `Строка ${number}, столбец ${long + 1}: в ячейке больше ${MOST_CELL} знаков. Проверьте кавычки в файле.`,
    );
  const cells = raw.map(cellText);
  const used = lastFilled(cells);
  if (used > MOST_COLUMNS) throw tooManyColumns(used);
  return { number, cells: cells.slice(0, used) };
}

/** Rows of a CSV one by one, numbered as a sheet would show them: a record with line ends inside is one row. */
export async function* readCsv(
  source: TableSource,
  { encoding, delimiter }: Extract<TableFormat, { kind: 'csv' }>,
): AsyncGenerator<TableRow> {
  const bytes = await source.read();
  const records = Readable.from(decoded(bytes, encoding)).pipe(
    parse({ delimiter, relax_column_count: true, relax_quotes: true, max_record_size: MOST_RECORD }),
  );
  let number = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      // Excel's own line about the delimiter is no row
      if (number === 0 && /^sep=.?$/i.test(record.join(''))) continue;
      number += 1;
      yield rowOf(number, record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableRefusal(
      'file-broken',
      `После строки ${number} файл не читается: скорее всего, не закрыта кавычка.`,
    );
  } finally {
    bytes.destroy();
  }
}
