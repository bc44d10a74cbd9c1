import 'server-only';
import { CallError } from './call-error';
import { prefetch, requestClient, type AnyQuery, type DataOf, type Refused } from './server';

/**
 * Data of an optional part of a page; null when the services refused it or did not respond. An ended session leaves the
 * page.
 */
export async function part<Q extends AnyQuery>(query: Q): Promise<DataOf<Q> | null> {
  await prefetch(query);
  return requestClient().getQueryData<DataOf<Q>>(query.queryKey) ?? null;
}

/** As `part`, but returns a refusal with one of these codes, so that the page can explain it. */
export async function partOrRefused<Q extends AnyQuery>(
  codes: readonly string[],
  query: Q,
): Promise<DataOf<Q> | Refused | null> {
  const got = await part(query);
  const error: unknown = requestClient().getQueryState(query.queryKey)?.error;
  return error instanceof CallError && codes.includes(error.code) ? { refused: error.code } : got;
}
