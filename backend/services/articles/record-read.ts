import { and, eq } from 'drizzle-orm';
import { articleReads, learningProgress } from '../../db/schema/learning';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { awardForCourses } from '../certificates/award';
import { lockProgress } from '../learnings/lock-progress';

/** Records that an article was read; once, at its first time. It pays nothing: points come by its test. */
export async function recordRead(
  ctx: Ctx,
  userId: string,
  article: { id: string; itemId: string },
): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx, async (tx) => {
    const progress = await lockProgress(tx, { userId, itemId: article.itemId, now });
    await tx
      .insert(articleReads)
      .values({ userId, articleId: article.id, readAt: now })
      .onConflictDoNothing();
    if (progress.finishedAt) return;
    await tx
      .update(learningProgress)
      .set({ finishedAt: now })
      .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, article.itemId)));
    await awardForCourses(tx, ctx, { userId, itemId: article.itemId });
  });
}
