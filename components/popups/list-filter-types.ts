import type { QueryClient } from '@tanstack/react-query';

export interface ListFilterGroup {
  /** The field of the address. */
  name: string;
  title: string;
  /** Label of the entry for no value, in a group with a single choice; without it several values can be chosen. */
  any?: string;
  entries: readonly { value: string; title: string; count?: number | undefined }[];
}

/** Chosen values by group name. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>;

/** The filter entries and the number of items that match the choice. */
export interface ListFilterLook {
  groups: readonly ListFilterGroup[];
  total: number;
}

export interface FiltersListProps {
  title: string;
  /** The list these filters belong to, by its address. */
  list: string;
  chosen: ChosenValues;
  look: (cache: QueryClient, chosen: ChosenValues) => Promise<ListFilterLook>;
  onShow: (chosen: ChosenValues) => void;
}
