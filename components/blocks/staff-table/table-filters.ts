import type { z } from 'zod';
import { choice, numberChoice, slugs } from '@/lib/lists/address-fields';

/** Where a filter is chosen: among all filters, as chips above the table, or as tabs that divide it. */
type Place = 'panel' | 'chips' | 'tabs';
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
