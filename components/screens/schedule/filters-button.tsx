'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { pressLoaded } from '@/components/blocks/press-loaded/press-loaded';
import type { Filtering } from './open-filters';

/** Opens every filter of the schedule at once; without a script the chips beside it stay. */
export function FiltersButton(filtering: Filtering) {
  const router = useRouter();
  const go = (href: string) => router.push(href, { scroll: false });
  const open = pressLoaded(
    () => import('./open-filters'),
    ({ openFilters }) => openFilters(filtering, go),
  );
  return (
    <Button kind="second" size="s" icon="filter" data-script="" aria-haspopup="dialog" onClick={open}>
      Фильтры
    </Button>
  );
}
