import type { PageMeta } from '@/lib/json-api/answer';

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
 * Items of the whole list, as each of its rows says. A page past the end has no row: then the first row of all is
 * asked for.
 */
export async function totalOf(
  rows: readonly { total: number }[],
  { offset }: PageRequest,
  first: () => PromiseLike<readonly { total: number }[]>,
): Promise<number> {
  const [row] = rows.length > 0 || offset === 0 ? rows : await first();
  return row?.total ?? 0;
}

/** The `page` of a collection's result; `total` counts items. */
export function pageMeta({ number, size }: PageRequest, total: number): PageMeta {
  return { number, size, total, pages: Math.ceil(total / size) };
}
