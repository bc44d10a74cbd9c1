import type { QueryClient } from '@tanstack/react-query';

export interface ListFilterGroup {
  /** The field of the address. */
  name: string;
  title: string;
  /** One of several, with these words for none of them; values add up without it. */
  any?: string;
  entries: readonly { value: string; title: string; count?: number | undefined }[];
}

/** Values that are on, by the group's name. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>;

/** What there is to choose from and how many items the choice leaves. */
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
