import {
  PHARMACIST_FILTERS,
  type ChoiceField,
  type PharmacistFilters,
} from '@/components/popups/people-types';
import type { Option } from '@/components/ui/native-select/native-select';
import { openPopup } from '@/components/popups/store';
import { filterOf, pharmacistsList, type PharmacistsView } from './pharmacists-view';

export interface Filtering {
  view: PharmacistsView;
  choices: readonly ChoiceField[];
  /** Name of the pharmacy in the address. */
  pharmacy: Option | null;
}

/** The view as values of the popup's fields. */
const chosenOf = (view: PharmacistsView) =>
  Object.fromEntries(PHARMACIST_FILTERS.map((name) => [name, view[name] ?? ''])) as PharmacistFilters;

/** Returns the view with other filters, on its first page. */
const viewOf = (view: PharmacistsView, filters: PharmacistFilters): PharmacistsView => {
  const given = Object.entries({ ...filters, scope: view.scope, sort: view.sort }).filter(
    ([, value]) => value,
  );
  return pharmacistsList.read(Object.fromEntries(given));
};

/** Opens the popup of all filters; `go` gets the address of what was chosen. */
export function openFilters({ view, choices, pharmacy }: Filtering, go: (href: string) => void): void {
  openPopup('filters-pharmacists', {
    choices,
    pharmacy,
    chosen: chosenOf(view),
    sector: view.scope === 'sector',
    filterOf: (filters) => filterOf(viewOf(view, filters)),
    onShow: (filters) => go(pharmacistsList.href(viewOf(view, filters))),
  });
}
