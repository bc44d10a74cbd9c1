import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { moderateReview } from '@/api/reviews/schemas';
import { points as pointsText } from '@/lib/format/number';
import { reviews } from '../../db/schema/academy';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { notify } from '../notifications/notify';
import { postEntries } from '../points/post-entries';
import { readReview } from './review-row';
import * as path from '@/lib/routes/path';

type Body = z.output<typeof moderateReview>;
type Row = typeof reviews.$inferSelect;

async function pay(tx: Db, ctx: Ctx, { id, userId, markId, title, pointsCount }: Row): Promise<void> {
  await postEntries(tx, ctx, [
    {
      userId,
      markId,
      amount: pointsCount,
      kind: 'award',
      subjectType: 'review',
      subjectId: id,
      title: `Отзыв «${title}»`,
      reason: 'отзыв одобрен',
      authorId: viewerOf(ctx).id,
      key: `review:${id}`,
    },
  ]);
}

function newsOf({ userId, title, status, pointsCount, reason }: Row) {
  const approved = status === 'approved';
  return {
    userId,
    kind: approved ? ('review-approved' as const) : ('review-rejected' as const),
    title: approved ? 'Отзыв одобрен' : 'Отзыв отклонён',
    text: approved ? `«${title}»: начислено ${pointsText(pointsCount)}.` : `«${title}»: ${reason ?? ''}`,
    link: approved ? `${path.account()}#points` : path.account(),
  };
}

/**
 * Approves a review with points or rejects it with a reason, once; the author is notified. 404; 409
 * `already-moderated`: the condition of the update decides, so two concurrent calls pay once.
 */
export async function moderate(ctx: Ctx, { id, status, points = 0, reason }: Body) {
  await readReview(ctx, id);
  const [review] = await ctx.db.select({ userId: reviews.userId }).from(reviews).where(eq(reviews.id, id));
  return inTransaction(alsoOf(ctx, review?.userId ?? ''), async (tx) => {
    const approved = status === 'approved';
    const [row] = await tx
      .update(reviews)
      .set({
        status,
        pointsCount: approved ? points : 0,
        reason: approved ? null : reason,
        moderatorId: viewerOf(ctx).id,
        moderatedAt: ctx.now(),
      })
      .where(and(eq(reviews.id, id), eq(reviews.status, 'on_moderation')))
      .returning();
    if (!row) throw new AppError(409, 'already-moderated', 'Этот отзыв уже проверен.');
    if (approved) await pay(tx, ctx, row);
    await notify(ctx, [newsOf(row)]);
    await audit.record(ctx, {
      action: `review.${status}`,
      subjectType: 'review',
      subjectId: id,
      details: { points: row.pointsCount },
    });
    return readReview(ctx, id);
  });
}
