import { and, isNull, sql } from 'drizzle-orm';
import { moscowDay } from '@/lib/domain/moscow';
import { faqQuestions } from '../../db/schema/questions';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { answerable } from './question-row';

/**
 * How many open questions the viewer may answer, and how many of them are past their day in Moscow. The indexes on
 * `answered_at` and on `recipient_id, answered_at` find the open ones.
 */
export async function countWork(ctx: Ctx) {
  assertCan(ctx, 'questions.answer');
  const { answeredAt, isHidden, dueDay } = faqQuestions;
  const [counts] = await ctx.db
    .select({
      questionsWaiting: sql<number>`count(*)`.mapWith(Number),
      questionsOverdue: sql<number>`count(*) filter (where ${dueDay} < ${moscowDay(ctx.now())})`.mapWith(
        Number,
      ),
    })
    .from(faqQuestions)
    .where(and(isNull(answeredAt), sql`not ${isHidden}`, answerable(ctx)));
  return { id: viewerOf(ctx).id, questionsWaiting: 0, questionsOverdue: 0, ...counts };
}
