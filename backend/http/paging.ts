import { count, type Subquery } from 'drizzle-orm';
import type { PageMeta } from '@/lib/json-api/answer';
import type { Db } from '../db/types';

export interface PageRequest {
  number: number;
  size: number;
  limit: number;
  offset: number;
}

const DEFAULT_SIZE = 20;

/** `page[number]`, `page[size]` (or `page`, `per_page`) as limit and offset. */
export function pageRequest(
  page: { number?: number | undefined; size?: number | undefined } | undefined,
  size = DEFAULT_SIZE,
): PageRequest {
  const number = page?.number ?? 1;
  const limit = page?.size ?? size;
  return { number, size: limit, limit, offset: (number - 1) * limit };
}

/**
 * The total that each row of the list holds. A page past the end has no rows: then the first row of the list is read.
 */
export async function totalOf(
  rows: readonly { total: number }[],
  { offset }: PageRequest,
  first: () => PromiseLike<readonly { total: number }[]>,
): Promise<number> {
  const [row] = rows.length > 0 || offset === 0 ? rows : await first();
  return row?.total ?? 0;
}

/** Counts stop here: nobody pages further, and a full count would cost more than the page. */
export const MOST_COUNTED = 10_000;

/** The methods of drizzle's select that a count uses, on rows of any one column. */
export interface Countable {
  limit: (most: number) => { as: (alias: string) => Subquery };
}

/** Number of rows, at most one more than `MOST_COUNTED`. */
export async function countUpTo(db: Db, rows: Countable): Promise<number> {
  const counted = rows.limit(MOST_COUNTED + 1).as('counted');
  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

/** The `page` of a collection's result; `total` counts items. */
export function pageMeta({ number, size }: PageRequest, total: number): PageMeta {
  return { number, size, total, pages: Math.ceil(total / size) };
}

/** The `page` of a result whose total is from `countUpTo`. */
export function cappedMeta(request: PageRequest, counted: number): PageMeta {
  const meta = pageMeta(request, Math.min(counted, MOST_COUNTED));
  return counted > MOST_COUNTED ? { ...meta, isCapped: true } : meta;
}
