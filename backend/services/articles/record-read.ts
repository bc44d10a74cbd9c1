import { and, eq } from 'drizzle-orm';
import { articleReads, learningProgress } from '../../db/schema/learning';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { awardForCourses } from '../certificates/award';
import { lockProgress } from '../learnings/lock-progress';
import { findOpen, finishOpening, pageRequired } from '../learnings/openings';

/**
 * Records the first reading of an article. It pays nothing: the article's test pays points. 422 `page-required` if the
 * article's page was not opened.
 */
export async function recordRead(
  ctx: Ctx,
  userId: string,
  article: { id: string; itemId: string },
): Promise<void> {
  const now = ctx.now();
  await inTransaction(alsoOf(ctx, userId), async (tx) => {
    const of = { userId, itemId: article.itemId };
    const progress = await lockProgress(tx, { ...of, now });
    if (!progress.finishedAt && !(await findOpen(tx, of))) throw pageRequired();
    await tx
      .insert(articleReads)
      .values({ userId, articleId: article.id, readAt: now })
      .onConflictDoNothing();
    if (progress.finishedAt) return;
    await finishOpening(tx, of, { finishedAt: now });
    await tx
      .update(learningProgress)
      .set({ finishedAt: now })
      .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, article.itemId)));
    await awardForCourses(tx, ctx, { userId, itemId: article.itemId });
  });
}
