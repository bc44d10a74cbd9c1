import type { SheetFormat } from '@/api/testing/question-schemas';
import type { FileResult } from '@/lib/json-api/answer';
import { writeQti } from '@/lib/questions/write-qti';
import { writeTable, type WrittenQuestion } from '@/lib/questions/write-table';
import { zipOf } from '../../files/zip';
import { tablePieces, WRITERS } from '../../tables/write-table';
import type { TableFileFormat } from '../../tables/table-writer';
import type { Ctx } from '../../http/context';
import { getAuthoredTest } from './present';

async function* once<T>(value: T) {
  yield await Promise.resolve(value);
}

const FORMATS = {
  qti: async (title: string, questions: readonly WrittenQuestion[]) => {
    const files = writeQti(title, questions).map(({ name, text }) => ({ name, bytes: Buffer.from(text) }));
    return { extension: 'zip', mime: 'application/zip', body: await zipOf(files) };
  },
  xlsx: (_: string, questions: readonly WrittenQuestion[]) => asTable('xlsx', questions),
  csv: (_: string, questions: readonly WrittenQuestion[]) => asTable('csv', questions),
} satisfies Record<SheetFormat, unknown>;

async function asTable(format: TableFileFormat, questions: readonly WrittenQuestion[]) {
  const { headings, rows } = writeTable(questions);
  const columns = headings.map((heading) => ({ title: heading, width: heading === 'Вопрос' ? 60 : 24 }));
  const pieces: Buffer[] = [];
  for await (const piece of tablePieces(format, columns, once(rows))) pieces.push(piece);
  const { extension, mime } = WRITERS[format];
  return { extension, mime, body: Buffer.concat(pieces) };
}

/** Questions of a test as its authors see it, as a file that the import reads. 404 `test-missing`. */
export async function questionSheet(ctx: Ctx, id: string, format: SheetFormat): Promise<FileResult> {
  const { title, questions } = await getAuthoredTest(ctx, id);
  const { extension, ...file } = await FORMATS[format](title, questions);
  const name = title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim();
  return { name: `Вопросы ${name}.${extension}`, ...file };
}
