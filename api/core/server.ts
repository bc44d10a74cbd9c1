import 'server-only';
import {
  dehydrate,
  type DehydratedState,
  hashKey,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { provideServerTransport } from './call';
import { programmeRefused } from '@/lib/routes/programme-refused';
import { CallError, isStatus } from './call-error';
import { spentByPage } from './page-deadline';
import { makeQueryClient } from './query-client';
import { serverTransport } from './server-transport';

provideServerTransport(serverTransport);

/** One client per request: data that two parts of a page need is fetched once. */
export const requestClient: () => QueryClient = cache(makeQueryClient);

/** The address being rendered, path and query, as set by the middleware. */
export async function currentPath(): Promise<string> {
  return (await headers()).get('x-portal-path') ?? '/';
}

/**
 * Redirects through the renewal of the session. `away`: without calling the services, shows that they are unavailable
 * and returns here. `spent`: milliseconds that this page has waited already.
 */
const renewFirst = async (more = ''): Promise<never> =>
  redirect(`/api/session/renew?to=${encodeURIComponent(await currentPath())}${more}`);

/** The services can't be reached, are late, or responded with an empty body. */
const isAway = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.retriable);

/** On a soft navigation the page on screen shows the failure in its own frame; a full load has no frame yet. */
const isSoftNavigation = async (): Promise<boolean> => (await headers()).get('sec-fetch-dest') === 'empty';

/**
 * Redirects a full load of a page to the 503 page when the services are unavailable: its text needs no script, and the
 * browser retries from there by itself. An error thrown while rendering would be a 500 without text.
 */
export async function leaveWhenAway(error: unknown): Promise<void> {
  if (isAway(error) && !(await isSoftNavigation())) await renewFirst('&away=1');
}

/** Failures of the whole page, not of one part: the session ended, or the programme is closed to the person. */
const isOfWholePage = (error: unknown): boolean => isStatus(error, 401) || isStatus(error, 418);

/**
 * Leaves the page: an ended session is renewed or signed in again, a wrong address is not found, a refusal of the
 * programme has its own page. Any other error is rethrown.
 */
async function leave(error: unknown): Promise<never> {
  if (isStatus(error, 401)) return renewFirst(`&spent=${String(await spentByPage())}`);
  if (error instanceof CallError && error.status === 418) redirect(programmeRefused(error.code));
  // 400: the service does not know a parameter of the address
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) notFound();
  await leaveWhenAway(error);
  throw error;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as in React Query's own signatures
export type AnyQuery = FetchQueryOptions<any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above: one that grows page by page
type AnyList = FetchInfiniteQueryOptions<any, any, any, any, any>;
export type DataOf<Q> = Q extends { queryFn?: infer F }
  ? F extends (...args: never[]) => infer R
    ? Awaited<R>
    : never
  : never;

/**
 * Fetches data that a page can't exist without: a 404, an ended session and unavailable services leave the page, other
 * failures show its error page.
 */
export async function must<Q extends AnyQuery>(query: Q): Promise<DataOf<Q>> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    return leave(error);
  }
}

/**
 * Fetches the signed-in person for the frame of every page: as `must`, but unavailable services always leave the page,
 * because there is no frame to show the failure in.
 */
export async function mustReach<Q extends AnyQuery>(query: Q): Promise<DataOf<Q>> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    return isAway(error) ? renewFirst('&away=1') : leave(error);
  }
}

/** Fetches data that may be missing: null for a 404; any other failure as with `must`. */
export async function maybe<Q extends AnyQuery>(query: Q): Promise<DataOf<Q> | null> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    return leave(error);
  }
}

/** A refusal of the services, by its code, that a page explains in its own words. */
export interface Refused {
  refused: string;
}
const isRefused = (got: unknown): got is Refused =>
  typeof got === 'object' && got !== null && 'refused' in got;

/** As `must`, but returns a refusal with one of these codes. */
export async function mustOrRefused<Q extends AnyQuery>(
  codes: string | readonly string[],
  query: Q,
): Promise<DataOf<Q> | Refused> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    if (error instanceof CallError && [codes].flat().includes(error.code)) return { refused: error.code };
    return leave(error);
  }
}

/** As `must`, but returns null for a refusal with one of these codes. */
export async function mustUnless<Q extends AnyQuery>(
  codes: string | readonly string[],
  query: Q,
): Promise<DataOf<Q> | null> {
  const got = await mustOrRefused(codes, query);
  return isRefused(got) ? null : got;
}

/**
 * Fetches further parts of a page in parallel. A part that fails stays without data and shows its own error and retry;
 * an ended session and a refused programme leave the page.
 */
export async function prefetch(...queries: (AnyQuery | AnyList)[]): Promise<void> {
  const client = requestClient();
  const results = await Promise.allSettled(queries.map((query) => fetchAny(client, query)));
  for (const result of results) {
    if (result.status === 'rejected' && isOfWholePage(result.reason)) await leave(result.reason);
  }
}

/** Fetches a query; for a list that grows page by page, its first page. */
function fetchAny(client: QueryClient, query: AnyQuery | AnyList): Promise<unknown> {
  return 'getNextPageParam' in query
    ? client.fetchInfiniteQuery(query as AnyList)
    : client.fetchQuery(query as AnyQuery);
}

/** Dehydrates the fetched ones of these queries: the state that a boundary passes to the browser. */
export function dehydrated(queries: readonly { queryKey: QueryKey }[]): DehydratedState {
  const wanted = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(requestClient(), {
    shouldDehydrateQuery: ({ state, queryHash }) => state.status === 'success' && wanted.has(queryHash),
  });
}
