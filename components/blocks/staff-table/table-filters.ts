import type { z } from 'zod';
import { formatDay } from '@/lib/format/date';
import { calendarDay, calendarMonth, choice, id, numberChoice, slugs } from '@/lib/lists/address-fields';

/**
 * Where a filter is chosen: among all filters, as chips above the table, as tabs that divide it, or by links of other
 * pages alone.
 */
type Place = 'panel' | 'chips' | 'tabs' | 'links';
type Names<V extends string> = Readonly<Record<V, string>>;
type Keys<N> = keyof N & string;

export interface TableFilter<F extends z.ZodType = z.ZodType> {
  /** Its field of the address. */
  field: F;
  title: string;
  place: Place;
  /** What the values are called; the page gives them with `choices` where only a call knows. */
  names?: Names<string>;
  /** Words for none of them, of a filter that takes one. */
  any?: string;
  /** A day of the calendar: a field with this name for a reader of the screen in place of entries. */
  day?: string;
  /** The value on the chip of an active filter, where it has no entry. */
  chip?: (value: string) => string;
}

interface Look {
  any: string;
  place?: Place;
}

/** One of these values, or none. */
export const oneOf = <N extends Names<string>>(title: string, names: N, { any, place = 'panel' }: Look) => ({
  ...{ title, names, any, place },
  field: choice(Object.keys(names) as Keys<N>[]),
});

/** One of these, as chips; which of them is the usual one depends on who asks: the page gives the other. */
export const chosenOf = <N extends Names<string>>(title: string, names: N) => ({
  ...{ title, place: 'chips' as const },
  field: choice(Object.keys(names) as Keys<N>[]),
});

/** Always one of these, as tabs. */
export const tabsOf = <N extends Names<string>>(title: string, names: N, usual: Keys<N>) => ({
  ...{ title, names, place: 'tabs' as const },
  field: choice(Object.keys(names) as Keys<N>[], usual),
});

/** Always one of these numbers. */
export const oneNumber = <N extends Readonly<Record<number, string>>>(
  title: string,
  names: N,
  usual: keyof N & number,
) => ({
  ...{ title, names: names as Names<string>, place: 'chips' as const },
  field: numberChoice(Object.keys(names).map(Number) as (keyof N & number)[], usual),
});

/** Any of the slugs that a call gives. */
export const anyOf = (title: string) => ({ title, place: 'panel' as const, field: slugs(100) });

/** One of the months that a call gives, `2025-05`, or none. */
export const monthOf = (title: string, any: string) => ({
  ...{ title, any, place: 'panel' as const },
  field: calendarMonth(),
});

/** A day: the first or the last of those shown. */
export const dayOf = (title: string, { day, word }: { day: string; word: string }) => ({
  ...{ title, day, place: 'panel' as const, field: calendarDay() },
  chip: (value: string) => `${word} ${formatDay(value)}`,
});

/** One of the rows that a call names, or none. */
export const oneRow = (title: string, { any }: { any: string }) => ({
  ...{ title, any, place: 'panel' as const, field: id() },
});

/** Rows of a page, chosen beside their count: no filter of them. */
export const pageSize = () => ({
  ...{ title: 'На странице', place: 'links' as const, field: numberChoice([20, 50, 100], 20) },
});

/** The key of a row that another page leads from. */
export const linkedRow = (title: string) => ({ title, place: 'links' as const, field: id() });
