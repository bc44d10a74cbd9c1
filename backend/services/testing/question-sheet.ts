import type { FileResult } from '@/lib/json-api/answer';
import { writeTable } from '@/lib/questions/write-table';
import { tablePieces, WRITERS } from '../../tables/write-table';
import type { TableFileFormat } from '../../tables/table-writer';
import type { Ctx } from '../../http/context';
import { getAuthoredTest } from './present';

async function* once<T>(value: T) {
  yield await Promise.resolve(value);
}

/** Questions of a test as its authors see it, as a table that the import reads. 404 `test-missing`. */
export async function questionSheet(ctx: Ctx, id: string, format: TableFileFormat): Promise<FileResult> {
  const { title, questions } = await getAuthoredTest(ctx, id);
  const { headings, rows } = writeTable(questions);
  const columns = headings.map((heading) => ({ title: heading, width: heading === 'Вопрос' ? 60 : 24 }));
  const pieces: Buffer[] = [];
  for await (const piece of tablePieces(format, columns, once(rows))) pieces.push(piece);
  const { extension, mime } = WRITERS[format];
  const name = title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim();
  return { name: `Вопросы ${name}.${extension}`, mime, body: Buffer.concat(pieces) };
}
