import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dehydrated } from './server';

/** Hands what the server fetched to React Query below it; nothing of it is fetched again on mount. */
export function Hydrate({ children }: { children: ReactNode }) {
  return <HydrationBoundary state={dehydrated()}>{children}</HydrationBoundary>;
}
