'use client';

import { useRouter } from 'next/navigation';
import { FilterSummary, summaryLook } from '@/components/blocks/list-page/filter-summary';
import { pressLoaded } from '@/components/blocks/press-loaded/press-loaded';
import { PHARMACIST_FILTERS } from '@/components/popups/people-types';
import type { Filtering } from './open-filters';

/** Opens the popup of all filters, which shows how many people would be found. */
export function FiltersButton(filtering: Filtering) {
  const router = useRouter();
  const on = PHARMACIST_FILTERS.filter((name) => filtering.view[name]).length;
  const go = (href: string) => router.push(href, { scroll: false });
  const open = pressLoaded(
    () => import('./open-filters'),
    ({ openFilters }) => openFilters(filtering, go),
  );
  return (
    <button type="button" className={summaryLook} aria-haspopup="dialog" onClick={open}>
      <FilterSummary count={on} />
    </button>
  );
}
