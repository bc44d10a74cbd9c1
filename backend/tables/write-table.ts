import { csvWriter } from './write-csv';
import { xlsxWriter } from './write-xlsx';
import type { Cell, TableFileFormat, TableWriter, WrittenColumn } from './table-writer';

export const WRITERS: Readonly<Record<TableFileFormat, TableWriter>> = { csv: csvWriter, xlsx: xlsxWriter };

/** Writes one sheet with all pages of rows. */
export function tablePieces(
  format: TableFileFormat,
  columns: readonly WrittenColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  const writer = WRITERS[format];
  async function* sheet() {
    let count = 0;
    yield writer.head(columns, 1);
    for await (const rows of pages) {
      yield writer.rows(rows, count + 2);
      count += rows.length;
    }
    yield writer.tail(columns, count);
  }
  async function* sheets() {
    yield sheet();
  }
  return writer.file(sheets());
}
