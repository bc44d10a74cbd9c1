import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error';

/** In the browser alone: a page on the server tells within one deadline that the services are away. */
const retryRead = (count: number, error: unknown) =>
  typeof window !== 'undefined' && error instanceof CallError && error.retriable && count < 2;

/** Reads are retried where that is safe; writes never by themselves. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // what the server rendered is not asked for again on mount
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: retryRead,
      },
      mutations: { retry: false },
    },
  });
}
