'use client';

import { useRouter } from 'next/navigation';
import { PHARMACIST_FILTERS } from '@/components/popups/people-types';
import { pressLoaded } from '@/components/blocks/press-loaded/press-loaded';
import { Button } from '@/components/ui/button/button';
import type { Filtering } from './open-filters';

/** Opens every filter at once, with the count of who would be found. */
export function FiltersButton(filtering: Filtering) {
  const router = useRouter();
  const on = PHARMACIST_FILTERS.filter((name) => filtering.view[name]).length;
  const go = (href: string) => router.push(href, { scroll: false });
  const open = pressLoaded(
    () => import('./open-filters'),
    ({ openFilters }) => openFilters(filtering, go),
  );
  return (
    <Button kind="quiet" size="s" icon="filter" aria-haspopup="dialog" onClick={open}>
      Все фильтры{on > 0 ? ` (${String(on)})` : ''}
    </Button>
  );
}
