import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { can } from '@/lib/access/permissions';
import { viewerOf, type Ctx } from '../../http/context';

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

type Word = string | number;

/** Published, and its time has come; `word` is what the table calls a published one. */
export function outBy({ status, publishedAt }: Columns, word: Word, now: Date): SQL | undefined {
  return and(eq(status, word), lte(publishedAt, now));
}

/** The same of a row. */
export function isOutBy(row: { status: Word; publishedAt: Date | null }, word: Word, now: Date): boolean {
  return row.status === word && row.publishedAt !== null && row.publishedAt <= now;
}

/** What readers see of it; authors see everything there is, or what `authors` leaves them. */
export function seenBy(ctx: Ctx, readers: SQL | undefined, authors?: SQL): SQL | undefined {
  return can(viewerOf(ctx), 'content.author') ? authors : readers;
}
