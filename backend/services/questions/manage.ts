import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { redirectQuestion } from '@/api/questions/schemas';
import { DAY_MS } from '@/lib/domain/moscow';
import { deliveries } from '../../db/schema/notifications';
import { faqQuestions } from '../../db/schema/questions';
import { auditRecords } from '../../db/schema/system';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { findQuestion, readQuestion } from './find-question';

/** Most letters of one manager to outsiders in a day. */
const A_DAY = 30;
const REDIRECTED = 'question.redirected';

type Redirect = z.output<typeof redirectQuestion>;

const subject = (id: string) => ({ subjectType: 'question', subjectId: id });

/** Hides a question from everyone except its asker and those who work on it, or shows it again. */
export async function setHidden(ctx: Ctx, id: string, isHidden: boolean) {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx
      .update(faqQuestions)
      .set({ isHidden })
      .where(eq(faqQuestions.id, id))
      .returning({ id: faqQuestions.id });
    if (!row) throw notFound('Такого вопроса нет.', 'question-missing');
    await audit.record(ctx, { action: isHidden ? 'question.hidden' : 'question.shown', ...subject(id) });
    return readQuestion(ctx, id);
  });
}

/** Removes the text that questions had before a correction from the audit records; the records stay. */
export async function forgetWords(tx: Db, ids: readonly string[]): Promise<void> {
  const kept = and(eq(auditRecords.subjectType, 'question'), inArray(auditRecords.subjectId, [...ids]));
  await tx
    .update(auditRecords)
    .set({ details: sql`${auditRecords.details} - 'before'` })
    .where(and(kept, sql`${auditRecords.details} ? 'before'`));
}

/** Removes the question with its answer. 404 when it is gone. */
export async function removeQuestion(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const removed = await tx
      .delete(faqQuestions)
      .where(eq(faqQuestions.id, id))
      .returning({ id: faqQuestions.id });
    if (removed.length === 0) throw notFound('Такого вопроса нет.', 'question-missing');
    await forgetWords(tx, [id]);
    await audit.record(ctx, { action: 'question.removed', ...subject(id) });
  });
}

async function assertNotTooMany(ctx: Ctx, managerId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const mine = and(
    eq(auditRecords.actorId, managerId),
    eq(auditRecords.action, REDIRECTED),
    gt(auditRecords.createdAt, since),
  );
  if ((await ctx.db.$count(auditRecords, mine)) < A_DAY) return;
  const words = `За день можно переслать не больше ${String(A_DAY)} вопросов.`;
  throw new AppError(429, 'too-many-redirects', words, undefined, { headers: { 'retry-after': '3600' } });
}

/**
 * Queues a letter with the question to somebody outside the portal. The reply goes to the manager, who is notified if
 * the letter is not delivered. 404; 422 `question-private` if the asker lets only experts read it; 429 past thirty in a
 * day.
 */
export async function redirect(ctx: Ctx, id: string, body: Redirect) {
  return inTransaction(ctx, async (tx) => {
    const { question } = await findQuestion(ctx, id);
    if (!question.isActive) {
      const words = 'Автор оставил вопрос только экспертам портала: переслать его нельзя.';
      throw new AppError(422, 'question-private', words);
    }
    const managerId = viewerOf(ctx).id;
    await assertNotTooMany(ctx, managerId);
    const { email, comment } = body;
    const now = ctx.now();
    const outside = { to: email, comment };
    const letter = { channel: 'letter' as const, questionId: id, senderId: managerId, outside };
    await tx.insert(deliveries).values({ ...letter, dueAt: now, createdAt: now });
    await tx
      .update(faqQuestions)
      .set({ redirectedTo: email, redirectedAt: now })
      .where(eq(faqQuestions.id, id));
    await audit.record(ctx, { action: REDIRECTED, ...subject(id), details: { email } });
    return readQuestion(ctx, id);
  });
}
