import { and, eq } from 'drizzle-orm';
import { ratings } from '../../db/schema/learning';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';

/** Removes the viewer's own like; 404 for another person's like and for a removed one. */
export async function removeRating(ctx: Ctx, id: string): Promise<void> {
  const removed = await inTransaction(ctx, (tx) =>
    tx
      .delete(ratings)
      .where(and(eq(ratings.id, id), eq(ratings.userId, viewerOf(ctx).id)))
      .returning({ id: ratings.id }),
  );
  if (removed.length === 0) throw notFound('Такой оценки нет.', 'rating-missing');
}
