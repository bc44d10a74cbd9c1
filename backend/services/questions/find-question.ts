import { eq } from 'drizzle-orm';
import { maySeeQuestion } from '@/lib/access/questions';
import { faqQuestions } from '../../db/schema/questions';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { presentQuestion } from './present-question';
import { selectQuestions, type QuestionRow } from './question-row';

/** A question the viewer may read; 404 `question-missing` for the rest. */
export async function findQuestion(ctx: Ctx, id: string): Promise<QuestionRow> {
  const [row] = await selectQuestions(ctx).where(eq(faqQuestions.id, id));
  if (!row || !maySeeQuestion(row.question, viewerOf(ctx))) {
    throw notFound('Такого вопроса нет.', 'question-missing');
  }
  return row;
}

/** The same as it travels. */
export async function readQuestion(ctx: Ctx, id: string) {
  return presentQuestion(await findQuestion(ctx, id), viewerOf(ctx));
}
