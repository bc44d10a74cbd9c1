import { HydrationBoundary, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dehydrated } from './server';

interface HydrateProps {
  /** What the client parts below ask for; everything else that was fetched stays on the server. */
  queries: readonly { queryKey: QueryKey }[];
  children: ReactNode;
}

/** Hands what the server fetched to React Query below it; nothing of it is fetched again on mount. */
export function Hydrate({ queries, children }: HydrateProps) {
  return <HydrationBoundary state={dehydrated(queries)}>{children}</HydrationBoundary>;
}
