import { and, eq, exists, sql } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { learningItems, learningProgress, ratings } from '../../db/schema/learning';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { CORE } from '../spaces/core';

/** Deletes an article and its likes. 404; 409 `article-used` once somebody has begun it. */
export async function deleteArticle(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const begun = tx
      .select({ one: sql`1` })
      .from(learningProgress)
      .innerJoin(learningItems, eq(learningItems.id, learningProgress.itemId))
      .where(eq(learningItems.articleId, articles.id));
    const [known] = await tx
      .select({ slug: articles.slug, used: sql<boolean>`${exists(begun)}` })
      .from(articles)
      .where(and(eq(articles.id, id), CORE.articles))
      .for('update', { of: articles });
    if (!known) throw notFound('Такой статьи нет.', 'article-missing');
    if (known.used) {
      throw new AppError(409, 'article-used', 'Этот материал уже изучают: отправьте его в архив.');
    }
    await tx.delete(ratings).where(and(eq(ratings.rateableType, 'article'), eq(ratings.rateableId, id)));
    await tx.delete(articles).where(eq(articles.id, id));
    const details = { slug: known.slug };
    await audit.record(ctx, { action: 'article.deleted', subjectType: 'article', subjectId: id, details });
  });
}
