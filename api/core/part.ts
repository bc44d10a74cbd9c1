import 'server-only';
import type { DataTag, FetchQueryOptions } from '@tanstack/react-query';
import { prefetch, requestClient } from './server';

/**
 * A part of a page that the page lives without: its data, or null when the services refused it or did not answer. An
 * ended session leaves the page.
 */
export async function part<T, K extends readonly unknown[]>(
  query: FetchQueryOptions<T, Error, T, K> & { queryKey: DataTag<K, T> },
): Promise<T | null> {
  await prefetch(query);
  return requestClient().getQueryData<T>(query.queryKey) ?? null;
}
