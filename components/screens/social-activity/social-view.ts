import type { ReviewStatus } from '@/api/reviews/queries';
import { REVIEW_STATUSES } from '@/lib/domain/reviews';
import { oneOf, withQuery } from '@/lib/routes/list-address';

export interface SocialView {
  status?: ReviewStatus;
  /** From 1. */
  page: number;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Reads an address; what it can't be is left out. */
export function readSocialView(query: Query): SocialView {
  const status = REVIEW_STATUSES.find((known) => known === oneOf(query.status));
  const page = Number(oneOf(query.page));
  return { page: Number.isInteger(page) && page > 1 ? page : 1, ...(status ? { status } : {}) };
}

export function socialHref({ status, page }: SocialView): string {
  return withQuery('/academy/social-activity', { status, page: page > 1 ? page : undefined });
}
