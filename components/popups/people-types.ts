import type { PeopleFilter } from '@/api/user/queries';
import type { Option } from '@/components/ui/native-select/native-select';

/** As the fields hold them: an empty text is no filter. */
export const PHARMACIST_FILTERS = [
  ...(['search', 'status', 'mark', 'region', 'city', 'chain'] as const),
  ...(['pharmacy', 'category', 'area', 'from', 'to', 'quiet', 'archive'] as const),
] as const;
export type PharmacistFilters = Record<(typeof PHARMACIST_FILTERS)[number], string>;

/** A filter whose value is one of several. */
export interface ChoiceField {
  name: Exclude<keyof PharmacistFilters, 'pharmacy'>;
  title: string;
  /** Words for no filter. */
  any: string;
  options: readonly Option[];
}

export interface FiltersPharmacistsProps {
  /** Brands and places in the viewer's sight. */
  choices: readonly ChoiceField[];
  /** The one that is chosen, in words; others are searched for. */
  pharmacy: Option | null;
  /** What is on when it opens. */
  chosen: PharmacistFilters;
  /** The whole of one's sectors. */
  sector: boolean;
  /** What the services are asked by them: the popup counts. */
  filterOf: (filters: PharmacistFilters) => PeopleFilter;
  onShow: (filters: PharmacistFilters) => void;
}
