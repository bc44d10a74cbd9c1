'use client';

import { useEffect } from 'react';
import { Deferred } from '@/components/ui/deferred/deferred';

const recent = () =>
  import('@/components/blocks/recent-searches/recent-searches').then(({ RecentSearches }) => RecentSearches);

/** What was asked for before; its code is no part of the first view. */
export const RecentPart = () => <Deferred load={recent} />;

/** Keeps what was searched on the device for the person who asked. */
export function RememberSearch({ text }: { text: string }) {
  useEffect(() => {
    void import('@/lib/pwa/recent-searches').then(
      ({ rememberSearch }) => rememberSearch(text),
      () => undefined,
    );
  }, [text]);
  return null;
}
