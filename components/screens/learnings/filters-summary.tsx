'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { pressLoaded } from '@/components/blocks/press-loaded/press-loaded';
import type { LearningsView } from './learning-filters';

interface FiltersSummaryProps {
  view: LearningsView;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the popup of all filters; without scripts, or before they load, the panel below it opens instead. */
export function FiltersSummary({ view, className, children }: FiltersSummaryProps) {
  const router = useRouter();
  const open = pressLoaded(
    () => import('./open-filters'),
    ({ openFilters }) => openFilters(view, (href) => router.push(href, { scroll: false })),
  );
  return (
    <summary
      className={className}
      onClick={(event) => {
        // a panel that opened before the scripts loaded is closed by its own summary
        if (event.currentTarget.closest('details')?.open) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </summary>
  );
}
