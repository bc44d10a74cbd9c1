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
import { CallError } from './call-error';
import { makeQueryClient } from './query-client';
import { serverTransport } from './server-transport';

provideServerTransport(serverTransport);

/** One client per request: what two parts of a page both need is fetched once. */
export const requestClient: () => QueryClient = cache(makeQueryClient);

/** The address being rendered, path and query, as the middleware noted it. */
export async function currentPath(): Promise<string> {
  return (await headers()).get('x-portal-path') ?? '/';
}

/** By way of the session's renewal, which needs the services too: while they are away it says so and tries again. */
const renewFirst = async (more = ''): Promise<never> =>
  redirect(`/api/session/renew?to=${encodeURIComponent(await currentPath())}${more}`);

/** An ended session is renewed or signed in again, a spoiled address is not found; anything else goes on. */
async function leave(error: unknown): Promise<never> {
  if (error instanceof CallError && error.status === 401) return renewFirst();
  // 400: a parameter of the address is none the service knows
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) notFound();
  throw error;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in React Query's own signatures
export type AnyQuery = FetchQueryOptions<any, any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above: one that grows page by page
type AnyList = FetchInfiniteQueryOptions<any, any, any, any, any>;
export type DataOf<Q> = Q extends { queryFn?: infer F }
  ? F extends (...args: never[]) => infer R
    ? Awaited<R>
    : never
  : never;

/** What a page cannot exist without: 404 and an ended session leave the page, other failures are its error page. */
export async function must<Q extends AnyQuery>(query: Q): Promise<DataOf<Q>> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    return leave(error);
  }
}

/**
 * Who is signed in, for the frame of every page: without the services there is none, so the answer is 503 or 504 in
 * words that need no script, and comes back here by itself. For what the renewal asks for too: anything else would go
 * round.
 */
export async function mustReach<Q extends AnyQuery>(query: Q): Promise<DataOf<Q>> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    // the time of an answer is spent: the renewal does not wait it out once more
    if (error instanceof CallError && error.status === 504) return renewFirst('&late=1');
    if (error instanceof CallError && [0, 503].includes(error.status)) return renewFirst();
    return leave(error);
  }
}

/** What a page may find missing: null for a 404; every other failure is as with `must`. */
export async function maybe<Q extends AnyQuery>(query: Q): Promise<DataOf<Q> | null> {
  try {
    return (await requestClient().fetchQuery(query)) as DataOf<Q>;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    return leave(error);
  }
}

/**
 * The rest of a page, all started together. A part that fails stays without data and shows its own error and
 * retry; an ended session leaves the page.
 */
export async function prefetch(...queries: (AnyQuery | AnyList)[]): Promise<void> {
  const client = requestClient();
  const results = await Promise.allSettled(queries.map((query) => fetchAny(client, query)));
  for (const result of results) {
    if (result.status === 'rejected' && result.reason instanceof CallError && result.reason.status === 401) {
      await leave(result.reason);
    }
  }
}

/** A list that grows page by page starts with its first one. */
function fetchAny(client: QueryClient, query: AnyQuery | AnyList): Promise<unknown> {
  return 'getNextPageParam' in query
    ? client.fetchInfiniteQuery(query as AnyList)
    : client.fetchQuery(query as AnyQuery);
}

/** Of these queries, what came: the state a boundary hands to the browser. */
export function dehydrated(queries: readonly { queryKey: QueryKey }[]): DehydratedState {
  const wanted = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(requestClient(), {
    shouldDehydrateQuery: ({ state, queryHash }) => state.status === 'success' && wanted.has(queryHash),
  });
}
