import type { questionsFile } from '@/api/testing/question-schemas';
import type { Of } from '@/lib/json-api/resource';
import { readQti } from '@/lib/questions/qti';
import { itemsInOrder } from '@/lib/questions/qti-package';
import { readText } from '@/lib/questions/read-text';
import { readTable } from '@/lib/questions/table';
import { wrongField } from '../../http/app-error';
import { questionFile } from '../authoring/question-file';

const noItems = () =>
  wrongField('file', 'no-questions', 'В архиве нет вопросов QTI 2.1 с выбором ответа, и это не книга Excel.');

/** Questions of a file in any of the formats; nothing is stored. 422 on `file` for another format. */
export async function readQuestions(file: File | undefined): Promise<Of<typeof questionsFile>> {
  const { text, rows, documents } = await questionFile(file);
  const id = crypto.randomUUID();
  const packed = await documents();
  if (packed) {
    const items = itemsInOrder(packed).map((document) => document.text);
    if (items.length === 0) throw noItems();
    return { id, format: 'QTI', ...readQti(...items) };
  }
  const read = readText(text) ?? { format: 'таблица' as const, ...readTable(await rows()) };
  return { id, ...read };
}
