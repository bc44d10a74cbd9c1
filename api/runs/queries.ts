import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { isOpen, type RunKind } from '@/lib/domain/run';
import { call } from '../core/call';
import { exportAccount } from '../user/endpoints';
import { cancelRun, listRuns } from './endpoints';
import type { run } from './schemas';

export type Run = z.output<(typeof run)['schema']>;

/** Interval at which an open run is polled. */
const LOOK_MS = 1000;
export const runKeys = { all: ['runs'] as const };

/** The viewer's newest run of a kind; null before the first. */
export const newestRunQuery = (kind: RunKind, subject?: string) =>
  queryOptions({
    queryKey: [...runKeys.all, kind, subject ?? ''],
    queryFn: async ({ signal }): Promise<Run | null> => {
      const { items } = await call(listRuns, {
        query: { filter: { kind, subject }, page: { size: 1 } },
        signal,
      });
      return items[0] ?? null;
    },
  });

/** The newest run, polled while it is open; `first` is the server's rendered state. */
export function useNewestRun(kind: RunKind, first: Run | null, subject?: string): Run | null {
  const { data } = useQuery({
    ...newestRunQuery(kind, subject),
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.status) ? LOOK_MS : false),
  });
  return data;
}

/** Refetches runs after a success and after a refusal, which may mean that another tab was first. */
function useRunRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: runKeys.all });
}

export function useStartExport() {
  const onSettled = useRunRefresh();
  return useMutation({ mutationFn: () => call(exportAccount), onSettled });
}

export function useCancelRun() {
  const onSettled = useRunRefresh();
  return useMutation({ mutationFn: (id: string) => call(cancelRun, { params: { id } }), onSettled });
}
