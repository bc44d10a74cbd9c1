import type { surveyQuestionsFile } from '@/api/surveying/author-schemas';
import type { Of } from '@/lib/json-api/resource';
import { readSurveyTable } from '@/lib/questions/survey-table';
import { questionFile } from '../authoring/question-file';

/** Questions of a table; nothing is kept. 422 on `file` for what is none. */
export async function readSurveyQuestions(file: File | undefined): Promise<Of<typeof surveyQuestionsFile>> {
  const { rows } = await questionFile(file);
  return { id: crypto.randomUUID(), format: 'таблица', ...readSurveyTable(await rows()) };
}
