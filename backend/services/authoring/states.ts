import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Where a material of the catalogue or the glossary is: `draft` has no day, the day of `scheduled` is ahead. */
export type MaterialState = 'active' | 'archive' | 'draft' | 'scheduled';
interface Columns {
  status: PgColumn;
  publishedAt: PgColumn;
}

/** Rows of a state; `active` is what everybody sees in lists. */
export function inState({ status, publishedAt }: Columns, state: MaterialState, now: Date): SQL | undefined {
  if (state === 'archive') return eq(status, 'archive');
  const day = { active: lte(publishedAt, now), draft: isNull(publishedAt), scheduled: gt(publishedAt, now) };
  return and(eq(status, 'active'), day[state]);
}
