import { z } from 'zod';
import { REVIEW_STATUSES } from '@/lib/domain/reviews';
import { resource } from '@/lib/json-api/resource';
import { moderateReview, sendReview } from '@/lib/validation/forms/review';
import { instant, list, paging } from '../core/shapes';

const author = resource(
  'users',
  z.object({
    id: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
  }),
);
const mark = resource('marks', z.object({ id: z.string(), name: z.string() }));

export const review = resource(
  'reviews',
  z.object({
    id: z.string(),
    status: z.enum(REVIEW_STATUSES),
    title: z.string(),
    link: z.string(),
    /** Points that the approval paid; 0 before it. */
    pointsCount: z.number().int(),
    /** Reason of the rejection. */
    reason: z.string().nullable(),
    createdAt: instant,
    moderatedAt: instant.nullable(),
    markId: z.string(),
    markName: z.string(),
    mark: mark.schema.optional(),
    user: author.schema.optional(),
  }),
  { mark, user: author },
);

export const reviewQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      status: z.enum(REVIEW_STATUSES).optional(),
      mark: z.string().optional(),
      /** The viewer's own reviews, for moderators too. */
      userId: z.string().optional(),
    })
    .optional(),
  sort: z.enum(['createdAt', '-createdAt']).optional(),
  include: list.optional(),
});
export const reviewOneQuery = z.strictObject({ include: list.optional() });

/** Number of reviews by status, ignoring the filter by status. */
export const reviewMeta = z.object({
  statuses: z.array(z.object({ value: z.enum(REVIEW_STATUSES), count: z.number().int() })),
});

export { moderateReview, sendReview };
