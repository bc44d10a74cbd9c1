import { z } from 'zod';
import { addYears } from '../domain/add-years';
import { moscowDay } from '../domain/moscow';
import { formatDate } from '../format/date';
import { messages } from './messages';
import type { FieldOptions } from './demands';

/** A day, `YYYY-MM-DD`, or a function that returns it at the time of the check. */
type Day = string | (() => string);

export interface DayOptions extends FieldOptions {
  min?: Day;
  max?: Day;
  /** Messages instead of 'не раньше …' and 'не позже …'. */
  minMessage?: string;
  maxMessage?: string;
}

const DAY = z.iso.date();
const dayOf = (day: Day) => (typeof day === 'function' ? day() : day);

/** An existing calendar day `YYYY-MM-DD`, not before `min`, not after `max` (both included). */
export function day({ field, min, max, minMessage, maxMessage }: DayOptions = {}) {
  const error = (issue: { input?: unknown }) =>
    issue.input ? messages.date(field) : messages.required(field);
  return z
    .string({ error })
    .check(z.iso.date({ error }))
    .superRefine((value, context) => {
      // already reported above; an abort would skip the checks of the whole form
      if (!DAY.safeParse(value).success) return;
      const first = min === undefined ? undefined : dayOf(min);
      const last = max === undefined ? undefined : dayOf(max);
      if (first !== undefined && value < first) {
        context.addIssue({
          code: 'custom',
          message: minMessage ?? messages.minDate(field, formatDate(first)),
        });
      } else if (last !== undefined && value > last) {
        context.addIssue({
          code: 'custom',
          message: maxMessage ?? messages.maxDate(field, formatDate(last)),
        });
      }
    });
}

/** Age limits of people of the portal, full years. */
export const YOUNGEST = 14;
export const OLDEST = 100;

/** A birthday 14 to 100 years before today in Moscow. */
export function birthday({ field, now = () => new Date() }: FieldOptions & { now?: () => Date } = {}) {
  return day({
    field,
    min: () => addYears(moscowDay(now()), -OLDEST),
    max: () => addYears(moscowDay(now()), -YOUNGEST),
    minMessage: messages.birthdayOld(),
    maxMessage: messages.birthdayYoung(YOUNGEST),
  });
}
