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

/** The `page` of a collection's result; `total` counts items. */
export function pageMeta({ number, size }: PageRequest, total: number): PageMeta {
  return { number, size, total, pages: Math.ceil(total / size) };
}
