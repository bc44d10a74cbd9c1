import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { answerQuestion } from '@/api/questions/schemas';
import { mayAnswer } from '@/lib/access/questions';
import { faqQuestions } from '../../db/schema/questions';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { findQuestion, readQuestion } from './find-question';
import { notifyAsker } from './notify-people';

type Body = z.output<typeof answerQuestion>;

const changed = () =>
  new AppError(409, 'question-changed', 'Вопрос успел измениться. Обновите страницу и проверьте ответ.');

/** Columns of an answer or a correction; only the first answer writes the answerer and the time. */
function valuesOf(ctx: Ctx, { question, answer }: Body, first: boolean) {
  return {
    updatedAt: ctx.now(),
    ...(question === undefined ? {} : { text: question }),
    ...(answer === undefined ? {} : { answer }),
    ...(first ? { answererId: viewerOf(ctx).id, answeredAt: ctx.now() } : {}),
  };
}

/**
 * Answers a question, or corrects its answer or text. The asker is notified of the first answer, once. 404; 403 for a
 * question to another expert; 409 `question-changed` if the question was answered or changed since it was read.
 */
export async function answer(ctx: Ctx, id: string, body: Body) {
  return inTransaction(ctx, async (tx) => {
    const { question } = await findQuestion(ctx, id);
    if (!mayAnswer(question, viewerOf(ctx))) {
      throw new AppError(403, 'forbidden', 'На этот вопрос отвечает другой эксперт.');
    }
    const first = question.answeredAt === null && body.answer !== undefined;
    const seen = body.seenAt ? new Date(body.seenAt) : question.updatedAt;
    // the condition of the update decides, not the read above: of two concurrent answers the second gets a 409
    const [row] = await tx
      .update(faqQuestions)
      .set(valuesOf(ctx, body, first))
      .where(
        and(
          eq(faqQuestions.id, id),
          eq(faqQuestions.updatedAt, seen),
          question.answeredAt === null ? isNull(faqQuestions.answeredAt) : isNotNull(faqQuestions.answeredAt),
        ),
      )
      .returning();
    if (!row) throw changed();
    if (first) await notifyAsker(ctx, row);
    await audit.record(ctx, {
      action: first ? 'question.answered' : 'question.corrected',
      subjectType: 'question',
      subjectId: id,
      // the asker's original text is kept until the asker is erased or the question removed
      ...(row.text === question.text ? {} : { details: { before: question.text } }),
    });
    return readQuestion(ctx, id);
  });
}
