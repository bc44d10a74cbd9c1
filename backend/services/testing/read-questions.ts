import type { questionsFile } from '@/api/testing/author-schemas';
import type { Of } from '@/lib/json-api/resource';
import { readText } from '@/lib/questions/read-text';
import { readTable, type SheetRow } from '@/lib/questions/table';
import { wrongField } from '../../http/app-error';
import { sourceOf } from '../../tables/bytes-source';
import { readRows } from '../../tables/read-table';
import { recogniseTable } from '../../tables/recognise';
import type { TableFormat } from '../../tables/table';

/** Rows that are looked at: a test holds a hundred questions. */
const MOST_ROWS = 1000;

async function rowsOf(bytes: Buffer, format: TableFormat): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readRows(sourceOf(bytes), format)) {
    if (rows.push(row) > MOST_ROWS)
      throw wrongField(
        'file',
        'too-many-rows',
        `В файле больше ${String(MOST_ROWS)} строк: в тесте сто вопросов.`,
      );
  }
  return rows;
}

/** Questions of a file in whichever format it is; nothing is kept. 422 on `file` for what is none of them. */
export async function readQuestions(file: File | undefined): Promise<Of<typeof questionsFile>> {
  if (!file || file.size === 0) throw wrongField('file', 'file-missing', 'Выберите файл с вопросами.');
  const bytes = Buffer.from(await file.arrayBuffer());
  const table = recogniseTable(bytes);
  const text = table.kind === 'csv' ? new TextDecoder(table.encoding).decode(bytes) : '';
  const read = readText(text) ?? {
    format: 'таблица' as const,
    ...readTable(await rowsOf(bytes, table)),
  };
  return { id: crypto.randomUUID(), ...read };
}
