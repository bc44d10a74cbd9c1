'use client';

import { useRouter } from 'next/navigation';
import {
  PHARMACIST_FILTERS,
  type ChoiceField,
  type PharmacistFilters,
} from '@/components/popups/people-types';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { filterOf, pharmacistsList, type PharmacistsView } from './pharmacists-view';

/** What the address holds, as the fields of the popup do. */
const chosenOf = (view: PharmacistsView) =>
  Object.fromEntries(PHARMACIST_FILTERS.map((name) => [name, view[name] ?? ''])) as PharmacistFilters;

/** The same list by other filters, from its first page on. */
const viewOf = (view: PharmacistsView, filters: PharmacistFilters): PharmacistsView => {
  const given = Object.entries({ ...filters, scope: view.scope, sort: view.sort }).filter(
    ([, value]) => value,
  );
  return { ...pharmacistsList.read(Object.fromEntries(given)), pharmacy: view.pharmacy };
};

/** Opens every filter at once, with the count of who would be found. */
export function FiltersButton({ view, choices }: { view: PharmacistsView; choices: readonly ChoiceField[] }) {
  const router = useRouter();
  const on = PHARMACIST_FILTERS.filter((name) => view[name]).length;
  const open = () =>
    openPopup('filters-pharmacists', {
      choices,
      chosen: chosenOf(view),
      sector: view.scope === 'sector',
      filterOf: (filters) => filterOf(viewOf(view, filters)),
      onShow: (filters) => router.push(pharmacistsList.href(viewOf(view, filters)), { scroll: false }),
    });
  return (
    <Button kind="quiet" size="s" icon="filter" aria-haspopup="dialog" onClick={open}>
      Все фильтры{on > 0 ? ` (${String(on)})` : ''}
    </Button>
  );
}
