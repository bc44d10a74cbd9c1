import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error';

/** Retries in the browser only: a page on the server reports an outage within one deadline. */
const retryRead = (count: number, error: unknown) =>
  typeof window !== 'undefined' && error instanceof CallError && error.retriable && count < 2;

/** Reads are retried where that is safe; writes never by themselves. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // data rendered by the server is not requested again on mount
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: retryRead,
      },
      mutations: { retry: false },
    },
  });
}
