import { DAY_MS } from '../moscow';
import { formatDay } from '../../format/date';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The day `days` after a day `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => dayOf(noon(day) + days * DAY_MS);

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export const isDay = (day: string): boolean => !Number.isNaN(noon(day)) && dayOf(noon(day)) === day;

/** The Monday of the week a day is in. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(noon(day)).getUTCDay() + 6) % 7));

/** The seven days from a Monday. */
export const daysFrom = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at));

/** `23–29 ноября 2026`, `30 ноября – 6 декабря 2026`. */
export function weekWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const year = sunday.slice(0, 4);
  const [from, to] = [monday, sunday].map((day) => formatDay(day, new Date(noon(day)))) as [string, string];
  const whole =
    monday.slice(0, 7) === sunday.slice(0, 7) ? `${Number(monday.slice(8))}–${to}` : `${from} – ${to}`;
  return `${whole} ${year}`;
}
