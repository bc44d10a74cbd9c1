import type { SheetRow } from '@/lib/questions/table';
import { wrongField } from '../../http/app-error';
import { sourceOf } from '../../tables/bytes-source';
import { readRows } from '../../tables/read-table';
import { recogniseTable } from '../../tables/recognise';
import { packedDocuments } from './packed-documents';

/** Maximum of rows read: a test or a survey holds a hundred questions. */
const MOST_ROWS = 1000;

/**
 * Opens a file of questions: its text if it is a text file, and functions that read its rows or documents. 422 on
 * `file`.
 */
export async function questionFile(file: File | undefined) {
  if (!file || file.size === 0) throw wrongField('file', 'file-missing', 'Выберите файл с вопросами.');
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = recogniseTable(bytes);
  const text = format.kind === 'csv' ? new TextDecoder(format.encoding).decode(bytes) : '';
  async function rows(): Promise<SheetRow[]> {
    const read: SheetRow[] = [];
    for await (const row of readRows(sourceOf(bytes), format)) {
      if (read.push(row) > MOST_ROWS)
        throw wrongField(
          'file',
          'too-many-rows',
          `В файле больше ${String(MOST_ROWS)} строк: вопросов не больше ста.`,
        );
    }
    return read;
  }
  /** Returns the XML documents of a ZIP that is no workbook, else null. */
  const documents = () => (format.kind === 'xlsx' ? packedDocuments(sourceOf(bytes)) : Promise.resolve(null));
  return { text, rows, documents };
}
