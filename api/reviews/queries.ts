import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { listReviews, removeReview, sendReview } from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type Review = z.output<Schemas['review']['schema']>;
export type ReviewStatus = Review['status'];
type Query = z.input<Schemas['reviewQuery']>;
export type ReviewFilter = NonNullable<Query['filter']>;

export const REVIEWS_PAGE = 20;

export const reviewKeys = {
  all: ['reviews'] as const,
  list: (filter: ReviewFilter, number: number) => [...reviewKeys.all, filter, number] as const,
};

/** One page of reviews, newest first; the viewer's own unless the viewer moderates. */
export const reviewListQuery = (filter: ReviewFilter, number = 1) =>
  queryOptions({
    queryKey: reviewKeys.list(filter, number),
    queryFn: ({ signal }) =>
      call(listReviews, {
        query: { filter, sort: '-createdAt', page: { number, size: REVIEWS_PAGE } },
        signal,
      }),
  });

export const createReview = (body: z.input<Schemas['sendReview']>) => call(sendReview, { body });
export const deleteReview = (id: string) => call(removeReview, { params: { id } });
