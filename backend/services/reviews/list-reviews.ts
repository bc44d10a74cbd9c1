import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { reviewQuery } from '@/api/reviews/schemas';
import { REVIEW_STATUSES } from '@/lib/domain/reviews';
import { reviews } from '../../db/schema/academy';
import { marks } from '../../db/schema/directory';
import type { Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { presentReview, readable, selectReviews } from './review-row';

/** A page of reviews, the newest first unless asked otherwise, with counts by status. */
export async function listReviews(
  ctx: Ctx,
  { page, filter = {}, sort, include }: z.output<typeof reviewQuery>,
) {
  const asked = pageRequest(page);
  const base = and(
    readable(ctx),
    filter.userId === undefined ? undefined : eq(reviews.userId, filter.userId),
    filter.mark === undefined ? undefined : eq(marks.slug, filter.mark),
  );
  const where = and(base, filter.status && eq(reviews.status, filter.status));
  const direction = sort === 'createdAt' ? asc : desc;
  const [rows, counts] = await Promise.all([
    selectReviews(ctx)
      .where(where)
      .orderBy(direction(reviews.createdAt), direction(reviews.id))
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db
      .select({ value: reviews.status, count: count() })
      .from(reviews)
      .innerJoin(marks, eq(marks.id, reviews.markId))
      .where(base)
      .groupBy(reviews.status),
  ]);
  const statuses = REVIEW_STATUSES.map((value) => ({
    value,
    count: counts.find((row) => row.value === value)?.count ?? 0,
  }));
  const chosen = statuses.filter(({ value }) => !filter.status || value === filter.status);
  const total = chosen.reduce((sum, status) => sum + status.count, 0);
  const items = rows.map((row) => presentReview(row, include));
  return { items, page: pageMeta(asked, total), meta: { statuses } };
}
