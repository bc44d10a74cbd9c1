import type { ReactNode } from 'react';
import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { SearchForm } from '@/components/ui/search-form/search-form';
import type { AddressOf } from '@/lib/lists/list-address';

interface ListSearchProps<V> {
  address: AddressOf<V, 'search'>;
  view: V & { search: string | undefined };
  label: string;
  placeholder: string;
  className?: string | undefined;
  /** Shown beside the field. */
  children?: ReactNode;
}

/** The search of a list; it keeps the filters that are on. */
export function ListSearch<V>({ address, view, ...rest }: ListSearchProps<V>) {
  return (
    <SearchForm
      action={address.base(view)}
      still
      value={view.search}
      kept={<HiddenFields of={address.hidden(view, ['search'])} />}
      {...rest}
    />
  );
}
