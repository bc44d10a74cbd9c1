import type { surveyQuestionsFile } from '@/api/surveying/author-schemas';
import type { Of } from '@/lib/json-api/resource';
import { readSurveyTable } from '@/lib/questions/survey-table';
import { questionFile } from '../authoring/question-file';

/** Reads questions from a table; stores nothing. 422 on `file` if it is not a table. */
export async function readSurveyQuestions(file: File | undefined): Promise<Of<typeof surveyQuestionsFile>> {
  const { rows } = await questionFile(file);
  return { id: crypto.randomUUID(), format: 'таблица', ...readSurveyTable(await rows()) };
}
