import type { ReactNode } from 'react';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Hidden } from '@/components/ui/hidden/hidden';
import type { PageMeta } from '@/lib/json-api/answer';
import type { AddressOf } from '@/lib/lists/list-address';
import { shownOf } from '@/lib/lists/shown';
import { ListEmpty, type EmptyWords } from './list-empty';

/** Words for filters that no item matches; `all` names the link that removes them. */
export interface NarrowedWords {
  picture?: EmptyWords['picture'];
  title: string;
  text: string;
  all: string;
}

export interface ListBodyProps<V extends { page: number }> {
  address: AddressOf<V>;
  view: V;
  /** Null when the services did not answer: the page then offers a link to try again. */
  list: { items: readonly unknown[]; page?: PageMeta | undefined; total?: number } | null;
  /** Number of items on one page of the address. */
  step: number;
  /** Name of the items for a screen reader, where the page has no heading over them. */
  heading?: string;
  /** For a list without any items: the reason, and what to do next. */
  empty: EmptyWords;
  narrowed?: NarrowedWords;
  /** The items. */
  children: ReactNode;
}

/** The items of a list with the link to further ones, or the reason why there are none. */
export function ListBody<V extends { page: number }>(props: ListBodyProps<V>) {
  const { address, view, list, step, heading, children } = props;
  const href = (page: number) => address.href(view, { page });
  if (!list) return <PartError what={heading ?? 'Строки списка'} href={href(view.page)} />;
  const count = list.items.length;
  const total = list.total ?? list.page?.total ?? count;
  return (
    <>
      {heading && <Hidden as="h2">{heading}</Hidden>}
      {count > 0 ? children : <ListEmpty words={emptyWords(props)} level={heading ? 3 : 2} />}
      <ListMore shown={shownOf(view.page, step)} {...{ step, count, total, href }} />
    </>
  );
}

/** Words for a list that is empty under its filters, or empty without them. */
export function emptyWords<V>({
  address,
  view,
  empty,
  narrowed,
}: {
  address: AddressOf<V>;
  view: V;
  empty: EmptyWords;
  narrowed?: NarrowedWords | undefined;
}): EmptyWords {
  if (!narrowed || address.active(view).length === 0) return empty;
  const { all, ...words } = narrowed;
  return { ...words, action: { title: all, href: address.cleared(view) } };
}
