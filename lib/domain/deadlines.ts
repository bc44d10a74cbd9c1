import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

/** End of the Moscow day `days` ahead: tests that close at different hours of one day share a notification. */
export function endOfDayAhead(now: Date, days: number): Date {
  return moscowMidnight(moscowDay(new Date(now.getTime() + (days + 1) * DAY_MS)));
}

const dayKey = (day: string) => `test-deadline:${day}:`;

/** Key of a notification about tests that close on `day` (`YYYY-MM-DD`): unique for this set of items, in any order. */
export const deadlineKey = (day: string, itemIds: readonly string[]): string =>
  dayKey(day) + [...itemIds].sort().join('.');

/** Ids of items that notifications with these keys name as closing on `day`. */
export function notifiedItems(keys: readonly (string | null)[], day: string): Set<string> {
  const start = dayKey(day);
  const ofDay = keys.filter((key) => key?.startsWith(start));
  return new Set(ofDay.flatMap((key) => key?.slice(start.length).split('.') ?? []));
}
