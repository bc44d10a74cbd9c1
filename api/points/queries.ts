import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call';
import { userKeys } from '../me/queries';
import { listPointsHistory, transferPoints } from './endpoints';

/** Below the person's key: invalidating the person also invalidates the history behind the balance. */
export const pointsKeys = {
  all: [...userKeys.all, 'points'] as const,
  history: (mark: string | undefined) => [...pointsKeys.all, 'history', mark ?? 'all'] as const,
};

export const HISTORY_PAGE = 20;

/** The ledger from the newest entry, page by page; of one mark (slug) or of all. `meta.balance` is included. */
export const pointsHistoryQuery = (mark?: string) =>
  infiniteQueryOptions({
    queryKey: pointsKeys.history(mark),
    queryFn: ({ signal, pageParam }) =>
      call(listPointsHistory, {
        query: { page: { size: HISTORY_PAGE, ...pageParam }, ...(mark ? { filter: { mark } } : {}) },
        signal,
      }),
    initialPageParam: {},
    // by key: a new entry at the top shifts no page
    getNextPageParam: ({ page }) => (page?.next ? { after: page.next } : undefined),
  });

/** The newest hundred entries over all marks. */
export const newestEntriesQuery = () =>
  queryOptions({
    queryKey: [...pointsKeys.all, 'newest'],
    queryFn: ({ signal }) => call(listPointsHistory, { query: { page: { size: 100 } }, signal }),
  });

export interface TransferInput {
  from: string;
  to: string;
  amount: number;
}

/** Moves points between two marks. One key per intent: a retry moves nothing twice. */
export function useTransferPoints() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: TransferInput & { idempotencyKey: string }) =>
      call(transferPoints, { body, idempotencyKey }),
    onSuccess: () => cache.invalidateQueries({ queryKey: userKeys.all }),
  });
}
