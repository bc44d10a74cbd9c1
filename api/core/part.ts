import 'server-only';
import { prefetch, requestClient, type AnyQuery, type DataOf } from './server';

/**
 * A part of a page that the page lives without: its data, or null when the services refused it or did not answer. An
 * ended session leaves the page.
 */
export async function part<Q extends AnyQuery>(query: Q): Promise<DataOf<Q> | null> {
  await prefetch(query);
  return requestClient().getQueryData<DataOf<Q>>(query.queryKey) ?? null;
}
