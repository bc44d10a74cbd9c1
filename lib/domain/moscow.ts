/** Moscow has kept UTC+3 with no summer time since 2014; a fixed shift is exact for everything the portal holds. */
const SHIFT_MS = 3 * 60 * 60 * 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** An instant as the services send it (ISO 8601), a Date, or none. */
export type Instant = Date | string | null | undefined;

/** The instant as a Date; null for none and for an invalid date. */
export function toDate(instant: Instant): Date | null {
  if (instant === null || instant === undefined || instant === '') return null;
  const date = instant instanceof Date ? instant : new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Wall-clock parts in Moscow; `month` from 1, `weekday` 0 is Sunday. */
export function moscowParts(date: Date) {
  const shifted = new Date(date.getTime() + SHIFT_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** Moscow's wall clock to the minute: `2026-11-20T14:05`. */
export function moscowMinute(date: Date): string {
  return new Date(date.getTime() + SHIFT_MS).toISOString().slice(0, 16);
}

/** The calendar day in Moscow, `YYYY-MM-DD`. */
export function moscowDay(date: Date): string {
  return moscowMinute(date).slice(0, 10);
}

/** 00:00 in Moscow of a day `YYYY-MM-DD`, as an instant. */
export function moscowMidnight(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - SHIFT_MS);
}

/** 00:00 in Moscow on the 1st of the month after the one `date` falls in. */
export function firstOfNextMonth(date: Date): Date {
  const { year, month } = moscowParts(date);
  return new Date(Date.UTC(year, month, 1) - SHIFT_MS);
}

/** Whole calendar days between two instants as Moscow counts them: later today is 0, tomorrow 1, yesterday −1. */
export function moscowDaysBetween(from: Date, to: Date): number {
  return Math.round(
    (moscowMidnight(moscowDay(to)).getTime() - moscowMidnight(moscowDay(from)).getTime()) / DAY_MS,
  );
}
