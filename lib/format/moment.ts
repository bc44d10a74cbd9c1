import { toDate, type Instant } from '../domain/moscow';
import { formatDay } from './date';

const toSeconds = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', timeStyle: 'medium' });

/** To the second, for lists of what was done: `20 ноября 2026, 14:05:09`; the year is left out in the year of `now`. */
export function formatMoment(instant: Instant, now: Date = new Date()): string {
  const date = toDate(instant);
  return date ? `${formatDay(date, now)}, ${toSeconds.format(date)}` : '';
}
