import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

export const shiftDay = (day: string, days: number): string =>
  moscowDay(new Date(moscowMidnight(day).getTime() + days * DAY_MS));

/** Whether `YYYY-MM-DD` is a valid calendar day. */
export const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day;
};

/** Monday of the week that contains the day. */
export const mondayOf = (day: string): string =>
  shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The seven days of the week that contains the day, Monday first. */
export function weekOf(day: string): string[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, nth) => shiftDay(monday, nth));
}
