import { shiftDay } from '../week';

export const REPEATS = ['day', 'week', 'month'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Most trainings that one plan creates. */
export const MOST_DATES = 100;

export interface RepeatRule {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last possible day, included. */
  until: string;
  repeat: Repeat;
  /** Weekdays of a weekly rule, Monday is 1; none: the weekday of the first day. */
  weekdays: readonly number[];
}

const weekdayOf = (day: string) => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Every day from one to another, at most two years. */
function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < 732; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** Days of a rule in order. A month without the day (31 April) is skipped, not moved to another day. */
export function repeatDays({ from, until, repeat, weekdays }: RepeatRule): string[] {
  const days = daysBetween(from, until);
  if (repeat === 'day') return days;
  if (repeat === 'month') return days.filter((day) => day.slice(8) === from.slice(8));
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(from)];
  return days.filter((day) => chosen.includes(weekdayOf(day)));
}
