import { z } from 'zod';
import { oneOf } from '../routes/query';

type Given = string | string[] | undefined;

/** The largest number a call's `page[number]` takes: nine digits. */
const LAST_PAGE = 999_999_999;

/** A parameter of one value, the last of several; an empty one is none. */
const single = <T extends z.ZodType>(value: T) => z.preprocess((given) => oneOf(given as Given), value);

/** One of these values; the default, or undefined without one, for anything else. */
export function choice<const T extends string>(all: readonly T[]): z.ZodType<T | undefined>;
export function choice<const T extends string>(all: readonly T[], otherwise: T): z.ZodType<T>;
export function choice<const T extends string>(all: readonly T[], otherwise?: T) {
  return single(z.enum(all)).catch(otherwise as T);
}

/** A flag: `1` sets it. */
export const flag = () => single(z.literal('1').transform(() => true)).catch(false);

/** Slugs of up to so many characters: `?mark=lrp,vichy` and `?mark=lrp&mark=vichy` alike, as links and forms write. */
export const slugs = (most: number) =>
  z.preprocess(
    (given) => [given ?? []].flat().flatMap((part) => String(part).split(',')),
    z.array(z.string()).transform((parts) => {
      const known = parts.map((part) => part.trim()).filter((part) => /^[\w-]+$/.test(part));
      return [...new Set(known.filter(({ length }) => length <= most))];
    }),
  );

/** The first of the slugs. */
export const slug = (most: number) => slugs(most).transform(([first]) => first);

/** Words of a search, cut to the length of the form's field. */
export const words = (most = 255) =>
  single(z.string().transform((text) => text.trim().slice(0, most) || undefined)).catch(undefined);

/** Text that matches the pattern. */
export const text = (form: RegExp) => single(z.string().regex(form).optional()).catch(undefined);

/** Key of a row. */
export const id = () => text(/^\d{1,18}$/);

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = () => single(z.iso.date().optional()).catch(undefined);

/** A month of the calendar, `YYYY-MM`. */
export const calendarMonth = () => text(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A page's number from 1; anything invalid, or past the last page, is the first page. */
export const pageNumber = (last = LAST_PAGE) => single(z.coerce.number().int().min(1).max(last)).catch(1);

/** One of these numbers; the default for anything else. */
export const numberChoice = <const T extends number>(all: readonly T[], otherwise: T) =>
  single(z.coerce.number().pipe(z.literal(all))).catch(otherwise);
