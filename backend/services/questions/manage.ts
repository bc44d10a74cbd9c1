import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { redirectQuestion } from '@/api/questions/schemas';
import { faqQuestions } from '../../db/schema/questions';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { questionRedirected } from '../../mail/letters-questions';
import { note } from '../audit/note';
import { findQuestion, readQuestion } from './find-question';

const subject = (id: string) => ({ subjectType: 'question', subjectId: id });

/** Takes a question away from everyone but its asker and those who work on it, or gives it back. */
export async function setHidden(ctx: Ctx, id: string, isHidden: boolean) {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx
      .update(faqQuestions)
      .set({ isHidden })
      .where(eq(faqQuestions.id, id))
      .returning({ id: faqQuestions.id });
    if (!row) throw notFound('Такого вопроса нет.', 'question-missing');
    await note(ctx, { action: isHidden ? 'question.hidden' : 'question.shown', ...subject(id) });
    return readQuestion(ctx, id);
  });
}

/** Removes the question with its answer. 404 when it is gone. */
export async function removeQuestion(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const removed = await tx
      .delete(faqQuestions)
      .where(eq(faqQuestions.id, id))
      .returning({ id: faqQuestions.id });
    if (removed.length === 0) throw notFound('Такого вопроса нет.', 'question-missing');
    await note(ctx, { action: 'question.removed', ...subject(id) });
  });
}

/**
 * Sends the question to somebody outside the portal; a reply comes to the manager. Waited for, unlike other letters:
 * the manager must know that it went. 404; 502 `letter-not-sent`.
 */
export async function redirect(ctx: Ctx, id: string, { email, comment }: z.output<typeof redirectQuestion>) {
  const { question } = await findQuestion(ctx, id);
  const [manager] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, viewerOf(ctx).id));
  const letter = questionRedirected(email, { text: question.text, comment, replyTo: manager?.email ?? null });
  await ctx.mail.send(letter).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a redirected question was not sent');
    throw new AppError(502, 'letter-not-sent', 'Письмо не ушло. Проверьте адрес и повторите позже.');
  });
  return inTransaction(ctx, async (tx) => {
    await tx
      .update(faqQuestions)
      .set({ redirectedTo: email, redirectedAt: ctx.now() })
      .where(eq(faqQuestions.id, id));
    await note(ctx, { action: 'question.redirected', ...subject(id) });
    return readQuestion(ctx, id);
  });
}
