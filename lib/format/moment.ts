import { toDate, type Instant } from '../domain/moscow';
import { formatDay } from './date';

const toSeconds = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', timeStyle: 'medium' });

/** Time to the second, for lists of acts: `20 ноября 2026, 14:05:09`; the year of `now` is left out. */
export function formatMoment(instant: Instant, now: Date = new Date()): string {
  const date = toDate(instant);
  return date ? `${formatDay(date, now)}, ${toSeconds.format(date)}` : '';
}
