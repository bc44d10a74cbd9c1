import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { MOST_ROWS, TableRefusal } from './table';
import type { TableFormat, TableRow, TableSource } from './table';

/** Rows of data without the empty ones; more than a million are refused. Throws `TableRefusal`. */
export async function* readRows(source: TableSource, format: TableFormat): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of format.kind === 'csv' ? readCsv(source, format) : readXlsx(source)) {
    if (row.cells.length === 0) continue;
    // plus one row of headings
    if ((count += 1) > MOST_ROWS + 1)
      throw new TableRefusal('too-many-rows', 'В файле больше миллиона строк. Разделите его на несколько.');
    yield row;
  }
}

export interface TableHead {
  /** Sheet row of the headings. */
  number: number;
  headings: string[];
  /** The first rows under them. */
  samples: TableRow[];
  /** Rows under the headings. */
  total: number;
}

/**
 * Reads the headings, the first rows and the number of rows. Throws `TableRefusal` for a file that is no whole table.
 */
export async function readHead(source: TableSource, format: TableFormat, most = 3): Promise<TableHead> {
  let head: TableRow | undefined;
  const samples: TableRow[] = [];
  let total = 0;
  for await (const row of readRows(source, format)) {
    if (!head) {
      head = row;
      continue;
    }
    total += 1;
    if (samples.length < most) samples.push(row);
  }
  if (!head) throw new TableRefusal('file-empty', 'В таблице нет ни одной заполненной ячейки.');
  if (total === 0)
    throw new TableRefusal('file-empty', 'В таблице есть только заголовки: под ними нет ни одной строки.');
  return { number: head.number, headings: head.cells, samples, total };
}
