import type { PeopleFilter } from '@/api/user/queries';
import type { Option } from '@/components/ui/native-select/native-select';

/** Names of the filters; their values are field texts, '' for no filter. */
export const PHARMACIST_FILTERS = [
  ...(['search', 'status', 'mark', 'region', 'city', 'chain'] as const),
  ...(['pharmacy', 'category', 'area', 'from', 'to', 'quiet', 'archive'] as const),
] as const;
export type PharmacistFilters = Record<(typeof PHARMACIST_FILTERS)[number], string>;

/** A filter with one value out of a list. */
export interface ChoiceField {
  name: Exclude<keyof PharmacistFilters, 'pharmacy'>;
  title: string;
  /** Label of the option without a filter. */
  any: string;
  options: readonly Option[];
}

export interface FiltersPharmacistsProps {
  /** Choice filters: brands, places and others in the viewer's sight. */
  choices: readonly ChoiceField[];
  /** The chosen pharmacy; others are found by search. */
  pharmacy: Option | null;
  /** Initial filters. */
  chosen: PharmacistFilters;
  /** Counts all of the viewer's sectors and not only assigned pharmacies. */
  sector: boolean;
  /** Converts the filters for the request that counts matching people. */
  filterOf: (filters: PharmacistFilters) => PeopleFilter;
  onShow: (filters: PharmacistFilters) => void;
}
