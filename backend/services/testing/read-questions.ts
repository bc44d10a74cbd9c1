import type { questionsFile } from '@/api/testing/author-schemas';
import type { Of } from '@/lib/json-api/resource';
import { readText } from '@/lib/questions/read-text';
import { readTable } from '@/lib/questions/table';
import { questionFile } from '../authoring/question-file';

/** Questions of a file in any of the formats; nothing is stored. 422 on `file` for another format. */
export async function readQuestions(file: File | undefined): Promise<Of<typeof questionsFile>> {
  const { text, rows } = await questionFile(file);
  const read = readText(text) ?? { format: 'таблица' as const, ...readTable(await rows()) };
  return { id: crypto.randomUUID(), ...read };
}
