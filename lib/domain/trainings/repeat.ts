import { shiftDay } from '../week';

export const REPEATS = ['day', 'week', 'month'] as const;
export type Repeat = (typeof REPEATS)[number];

/** A plan never makes more at once. */
export const MOST_DATES = 100;

export interface RepeatRule {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last that may be, included. */
  until: string;
  repeat: Repeat;
  /** Of a weekly rule, Monday is 1; none: the weekday of the first. */
  weekdays: readonly number[];
}

const weekdayOf = (day: string) => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Every day from one to another, at most two years of them. */
function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < 732; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/**
 * Days of the calendar under a rule, in order. A month without such a day (31 April) has none: nobody looks for it on
 * another one.
 */
export function repeatDays({ from, until, repeat, weekdays }: RepeatRule): string[] {
  const days = daysBetween(from, until);
  if (repeat === 'day') return days;
  if (repeat === 'month') return days.filter((day) => day.slice(8) === from.slice(8));
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(from)];
  return days.filter((day) => chosen.includes(weekdayOf(day)));
}
