import type { ReactNode } from 'react';
import type { Column, Sort } from '@/components/ui/table/table';

/** `S`: what the address says of the orders, without the sign of their direction. */
export interface StaffColumn<T, S extends string = string> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /** Order of the address it sorts by: `name`, and `-name` the other way round. */
  sort?: S;
  /** The first press shows the largest, the newest. */
  first?: 'descending';
  /** Place in the card of a phone. */
  place?: NonNullable<Column['place']>;
  /** Numbers stand to the right. */
  number?: boolean;
  /** The title is for a reader of the screen alone. */
  hideTitle?: boolean;
  /** Of the column, as CSS says it. */
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

/** The order that a press on a head asks for, as the address says it. */
export function addressSort<T>(columns: Columns<T>, { key, direction }: Sort): string {
  return WAYS[direction] + String(columns.find((column) => column.key === key)?.sort);
}

/** Names of every order, for cards: they have no head to press. */
export function sortNames<T>(columns: Columns<T>): Record<string, string> {
  const names = columns.flatMap(({ sort, title, first }) => {
    if (sort === undefined) return [];
    const up = [sort, `${title}: по возрастанию`] as const;
    const down = [`-${sort}`, `${title}: по убыванию`] as const;
    return first === 'descending' ? [down, up] : [up, down];
  });
  return Object.fromEntries(names);
}
