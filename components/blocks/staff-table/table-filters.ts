import type { z } from 'zod';
import { formatDay } from '@/lib/format/date';
import { calendarDay, calendarMonth, choice, id, numberChoice, slugs } from '@/lib/lists/address-fields';

/**
 * Where a filter is shown: in the panel of all filters, as chips above the table, as tabs of the table, or nowhere,
 * when only links of other pages set it.
 */
type Place = 'panel' | 'chips' | 'tabs' | 'links';
type Names<V extends string> = Readonly<Record<V, string>>;
type Keys<N> = keyof N & string;

export interface TableFilter<F extends z.ZodType = z.ZodType> {
  /** The filter's field of the address. */
  field: F;
  title: string;
  place: Place;
  /** Names of the values; absent where only a call gives them, as the page's `values`. */
  names?: Names<string>;
  /** Words for no choice, for a filter that takes one value. */
  any?: string;
  /** The filter is a day: a date field with this label for screen readers replaces the entries. */
  day?: string;
  /** The value on the chip of an active filter, where it has no entry. */
  chip?: (value: string) => string;
}

interface Look {
  any: string;
  place?: Place;
}

/** A filter of one of these values, or none. */
export const oneOf = <N extends Names<string>>(title: string, names: N, { any, place = 'panel' }: Look) => ({
  ...{ title, names, any, place },
  field: choice(Object.keys(names) as Keys<N>[]),
});

/** A filter of chips whose default depends on the viewer: the page offers the other values. */
export const chosenOf = <N extends Names<string>>(title: string, names: N) => ({
  ...{ title, place: 'chips' as const },
  field: choice(Object.keys(names) as Keys<N>[]),
});

/** Tabs: one of these values is always on. */
export const tabsOf = <N extends Names<string>>(title: string, names: N, usual: Keys<N>) => ({
  ...{ title, names, place: 'tabs' as const },
  field: choice(Object.keys(names) as Keys<N>[], usual),
});

/** A number that is always one of these. */
export const oneNumber = <N extends Readonly<Record<number, string>>>(
  title: string,
  names: N,
  usual: keyof N & number,
) => ({
  ...{ title, names: names as Names<string>, place: 'chips' as const },
  field: numberChoice(Object.keys(names).map(Number) as (keyof N & number)[], usual),
});

/** A filter of several slugs, which a call gives. */
export const anyOf = (title: string) => ({ title, place: 'panel' as const, field: slugs(100) });

/** A filter of one month, `2025-05`, which a call gives, or none. */
export const monthOf = (title: string, any: string) => ({
  ...{ title, any, place: 'panel' as const },
  field: calendarMonth(),
});

/** A day that is the first or the last one shown. */
export const dayOf = (title: string, { day, word }: { day: string; word: string }) => ({
  ...{ title, day, place: 'panel' as const, field: calendarDay() },
  chip: (value: string) => `${word} ${formatDay(value)}`,
});

/** A filter of one item, which a call names by id, or none. */
export const oneRow = (title: string, { any }: { any: string }) => ({
  ...{ title, any, place: 'panel' as const, field: id() },
});

/** The number of rows on a page, chosen beside their count; it filters nothing. */
export const pageSize = () => ({
  ...{ title: 'На странице', place: 'links' as const, field: numberChoice([20, 50, 100], 20) },
});

/** The id of an item whose page links to this list. */
export const linkedRow = (title: string) => ({ title, place: 'links' as const, field: id() });
