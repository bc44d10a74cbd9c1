import { eq } from 'drizzle-orm';
import { maySeeQuestion } from '@/lib/access/questions';
import { faqQuestions } from '../../db/schema/questions';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { presentQuestion } from './present-question';
import { selectQuestions, type QuestionRow } from './question-row';

/** Returns a question the viewer may read; 404 `question-missing` otherwise. */
export async function findQuestion(ctx: Ctx, id: string): Promise<QuestionRow> {
  const [row] = await selectQuestions(ctx).where(eq(faqQuestions.id, id));
  if (!row || !maySeeQuestion(row.question, viewerOf(ctx))) {
    throw notFound('Такого вопроса нет.', 'question-missing');
  }
  return row;
}

/** Returns the question in the shape of the response. */
export async function readQuestion(ctx: Ctx, id: string) {
  return presentQuestion(await findQuestion(ctx, id), viewerOf(ctx));
}
