import type { ReactNode } from 'react';
import type { Column, Sort } from '@/components/ui/table/table';

/** `S`: the orders as the address names them, without the sign of the direction. */
export interface StaffColumn<T, S extends string = string> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /** The order that the column sorts by, as in the address: `name`; `-name` is the reverse. */
  sort?: S;
  /** The first press sorts from the largest or the newest. */
  first?: 'descending';
  /** Place in the card of a phone. */
  place?: NonNullable<Column['place']>;
  /** Numbers are aligned to the right. */
  number?: boolean;
  /** Only screen readers get the title. */
  hideTitle?: boolean;
  /** Width of the column in CSS. */
  width?: string;
}

type Columns<T> = readonly StaffColumn<T>[];
const WAYS = { ascending: '', descending: '-' } as const;

/** The order of the address as the table shows it; undefined for one that no column sorts by. */
export function tableSort<T>(columns: Columns<T>, view: object): Sort | undefined {
  const asked = (view as { sort?: string }).sort ?? '';
  const key = columns.find(({ sort }) => sort !== undefined && sort === asked.replace('-', ''))?.key;
  return key === undefined
    ? undefined
    : { key, direction: asked.startsWith('-') ? 'descending' : 'ascending' };
}

/** The order that a press on a head sets, as in the address. */
export function addressSort<T>(columns: Columns<T>, { key, direction }: Sort): string {
  return WAYS[direction] + String(columns.find((column) => column.key === key)?.sort);
}

/** Names of every order, for the menu of cards, which have no heads to press. */
export function sortNames<T>(columns: Columns<T>): Record<string, string> {
  const names = columns.flatMap(({ sort, title, first }) => {
    if (sort === undefined) return [];
    const up = [sort, `${title}: по возрастанию`] as const;
    const down = [`-${sort}`, `${title}: по убыванию`] as const;
    return first === 'descending' ? [down, up] : [up, down];
  });
  return Object.fromEntries(names);
}
