import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error';

/** Reads are retried where that is safe; writes never by themselves. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // what the server rendered is not asked for again on mount
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => error instanceof CallError && error.retriable && count < 2,
      },
      mutations: { retry: false },
    },
  });
}
