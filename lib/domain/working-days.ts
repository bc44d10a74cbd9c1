import { DAY_MS, moscowDay } from './moscow';
import { MOVED_DAYS_OFF, PUBLIC_HOLIDAYS } from './public-holidays';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const isWeekend = (day: string) => [0, 6].includes(new Date(noon(day)).getUTCDay());
const isHoliday = (day: string) => PUBLIC_HOLIDAYS.includes(day.slice(5));
const following = (day: string) => new Date(noon(day) + DAY_MS).toISOString().slice(0, 10);

/** Whether the day is off by the calendar and the year's decree, before holidays on weekends are moved on. */
function isOffByDecree(day: string): boolean {
  const moved = MOVED_DAYS_OFF[day.slice(0, 4)] ?? {};
  if (Object.values(moved).includes(day)) return true;
  if (isHoliday(day)) return true;
  return isWeekend(day) && !Object.hasOwn(moved, day);
}

const carried = new Map<string, ReadonlySet<string>>();

/**
 * Article 112 of the Labour Code: a holiday on a weekend moves its day off to the next working day, except holidays in
 * January and those moved by a decree.
 */
function carriedDays(year: string): ReadonlySet<string> {
  const known = carried.get(year);
  if (known) return known;
  const moved = MOVED_DAYS_OFF[year] ?? {};
  const days = new Set<string>();
  for (const holiday of PUBLIC_HOLIDAYS) {
    const day = `${year}-${holiday}`;
    if (holiday.startsWith('01') || !isWeekend(day) || Object.hasOwn(moved, day)) continue;
    let next = following(day);
    while (isOffByDecree(next) || days.has(next)) next = following(next);
    days.add(next);
  }
  carried.set(year, days);
  return days;
}

/** Whether people work on the day `YYYY-MM-DD` in Russia, five days a week. */
export function isWorkingDay(day: string): boolean {
  return !isOffByDecree(day) && !carriedDays(day.slice(0, 4)).has(day);
}

/** The first working day after `day`; both `YYYY-MM-DD`. */
export function nextWorkingDay(day: string): string {
  let next = following(day);
  while (!isWorkingDay(next)) next = following(next);
  return next;
}

/** Day by whose end an answer is due: the working day after the Moscow day of the question (section 1). */
export function answerDueDay(askedAt: Date): string {
  return nextWorkingDay(moscowDay(askedAt));
}
