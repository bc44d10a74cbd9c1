import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { sendReview } from '@/api/reviews/schemas';
import { can } from '@/lib/access/permissions';
import { reviews } from '../../db/schema/academy';
import { marks } from '../../db/schema/directory';
import { inTransaction } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { readable, readReview } from './review-row';

/** Sends a link for moderation. 422 on `mark`, and on `link` if the person has sent it before. */
export async function send(ctx: Ctx, { mark, title, link }: z.output<typeof sendReview>) {
  const [found] = await ctx.db.select({ id: marks.id }).from(marks).where(eq(marks.slug, mark));
  if (!found) throw wrongField('mark', 'unknown-mark', 'Такого бренда нет.');
  const [row] = await inTransaction(ctx, (tx) =>
    tx
      .insert(reviews)
      .values({ userId: viewerOf(ctx).id, markId: found.id, title, link, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: reviews.id }),
  );
  if (!row) throw wrongField('link', 'review-known', 'Вы уже отправляли этот отзыв.');
  return readReview(ctx, row.id);
}

/** Deletes a review that is not approved. 404 for one the viewer may not read, 409 `review-approved`. */
export async function removeReview(ctx: Ctx, id: string): Promise<void> {
  await readReview(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const removed = await tx
      .delete(reviews)
      .where(and(eq(reviews.id, id), readable(ctx), ne(reviews.status, 'approved')))
      .returning({ userId: reviews.userId });
    const [row] = removed;
    if (!row)
      throw new AppError(409, 'review-approved', 'Отзыв одобрен, баллы начислены: удалить его нельзя.');
    const viewer = viewerOf(ctx);
    if (row.userId !== viewer.id && can(viewer, 'reviews.moderate')) {
      await audit.record(ctx, { action: 'review.removed', subjectType: 'review', subjectId: id });
    }
  });
}
