import { and, eq, sql } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { reviews } from '../../db/schema/academy';
import { marks } from '../../db/schema/directory';
import { users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';

/** Reviews with their mark and author; `total` is of the whole list, on each row. */
export function selectReviews(ctx: Ctx) {
  return ctx.db
    .select({
      review: reviews,
      mark: { slug: marks.slug, name: marks.name },
      author: {
        id: users.id,
        firstName: users.firstName,
        middleName: users.middleName,
        lastName: users.lastName,
      },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(reviews)
    .innerJoin(marks, eq(marks.id, reviews.markId))
    .innerJoin(users, eq(users.id, reviews.userId));
}

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

export function presentReview({ review, mark, author }: Row, include: readonly string[] = []) {
  return {
    id: review.id,
    status: review.status,
    title: review.title,
    link: review.link,
    pointsCount: review.pointsCount,
    reason: review.reason,
    createdAt: review.createdAt.toISOString(),
    moderatedAt: review.moderatedAt?.toISOString() ?? null,
    markId: mark.slug,
    markName: mark.name,
    ...(include.includes('mark') ? { mark: { id: mark.slug, name: mark.name } } : {}),
    ...(include.includes('user') ? { user: author } : {}),
  };
}

/** Condition: the viewer's own reviews; for moderators all reviews. */
export function readable(ctx: Ctx) {
  const viewer = viewerOf(ctx);
  return can(viewer, 'reviews.moderate') ? undefined : eq(reviews.userId, viewer.id);
}

/** Returns one review; 404 `review-missing`, also for one the viewer may not read. */
export async function readReview(ctx: Ctx, id: string, include?: readonly string[]) {
  const [row] = await selectReviews(ctx).where(and(eq(reviews.id, id), readable(ctx)));
  if (!row) throw notFound('Такого отзыва нет.', 'review-missing');
  return presentReview(row, include);
}
