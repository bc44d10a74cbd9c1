'use client';

import { useEffect } from 'react';
import { Deferred } from '@/components/ui/deferred/deferred';

const recent = () =>
  import('@/components/blocks/recent-searches/recent-searches').then(({ RecentSearches }) => RecentSearches);

/** Earlier queries; their code is not part of the first view. */
export const RecentPart = () => <Deferred load={recent} />;

/** Stores the query on the device, for the person who made it. */
export function RememberSearch({ text }: { text: string }) {
  useEffect(() => {
    void import('@/lib/pwa/recent-searches').then(
      ({ rememberSearch }) => rememberSearch(text),
      () => undefined,
    );
  }, [text]);
  return null;
}
