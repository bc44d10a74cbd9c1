import {
  DAY_MS,
  HOUR_MS,
  moscowDay,
  moscowDaysBetween,
  moscowParts,
  toDate,
  type Instant,
} from '../domain/moscow';
import { counted, NBSP } from './number';

const timeZone = 'Europe/Moscow';
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, ...options });

const dayMonth = format({ day: 'numeric', month: 'long' });
const dayMonthShort = format({ day: 'numeric', month: 'short' });
const clock = format({ hour: '2-digit', minute: '2-digit' });
const weekdayLong = format({ weekday: 'long' });
const monthAlone = format({ month: 'long' });

/** Parses an instant; a day `YYYY-MM-DD` becomes noon in Moscow, so that it stays the same day. Null when invalid. */
function read(instant: Instant): Date | null {
  return typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(instant)
    ? toDate(`${instant}T12:00:00+03:00`)
    : toDate(instant);
}

/** `20 ноября 2026`, the genitive of specification section 9; '' for no date. */
export function formatDate(instant: Instant): string {
  const date = read(instant);
  return date ? `${dayMonth.format(date).replace(' ', NBSP)} ${moscowParts(date).year}` : '';
}

/** `20 ноября`; with the year when it is not the year of `now`. */
export function formatDay(instant: Instant, now: Date = new Date()): string {
  const date = read(instant);
  if (!date) return '';
  return moscowParts(date).year === moscowParts(now).year
    ? dayMonth.format(date).replace(' ', NBSP)
    : formatDate(date);
}

/** Range of days: `23–29 ноября 2026`, `30 ноября – 6 декабря 2026`, `28 декабря 2026 – 3 января 2027`. */
export function formatDays(first: Instant, last: Instant): string {
  const [from, to] = [read(first), read(last)];
  if (!from || !to) return '';
  const [start, end] = [moscowParts(from), moscowParts(to)];
  if (start.year !== end.year) return `${formatDate(from)} – ${formatDate(to)}`;
  if (start.month === end.month) return `${String(start.day)}–${formatDate(to)}`;
  return `${dayMonth.format(from).replace(' ', NBSP)} – ${formatDate(to)}`;
}

/**
 * Name of a week for one line of a phone: `23–29 ноября 2026`, `30 нояб. – 6 дек.`; a week of two months has years when
 * one of them is not that of `now`: `28 дек. 2026 – 3 янв. 2027`.
 */
export function formatWeek(monday: string, sunday: string, now: Date): string {
  if (monday.slice(0, 7) === sunday.slice(0, 7)) return formatDays(monday, sunday);
  const year = String(moscowParts(now).year);
  const isPlain = monday.startsWith(year) && sunday.startsWith(year);
  return [monday, sunday]
    .map((day) => {
      const date = read(day);
      const words = date ? dayMonthShort.format(date).replace(' ', NBSP) : '';
      return isPlain ? words : `${words} ${day.slice(0, 4)}`;
    })
    .join(' – ');
}

/** `14:05` by Moscow's clock. */
export function formatTime(instant: Instant): string {
  const date = toDate(instant);
  return date ? clock.format(date) : '';
}

/** `14:05 МСК` */
export function formatTimeMsk(instant: Instant): string {
  const time = formatTime(instant);
  return time && `${time}${NBSP}МСК`;
}

/** `20 ноября 2026, 14:05 МСК` */
export function formatDateTime(instant: Instant): string {
  return toDate(instant) ? `${formatDate(instant)}, ${formatTimeMsk(instant)}` : '';
}

/** `вторник` */
export function formatWeekday(instant: Instant): string {
  const date = read(instant);
  return date ? weekdayLong.format(date) : '';
}

/** `ноябрь`, the nominative. */
export function formatMonth(instant: Instant): string {
  const date = read(instant);
  return date ? monthAlone.format(date) : '';
}

/** Parts of a date tile: `{day: '24', month: 'ноября', weekday: 'вторник', iso: '2026-11-24'}`. */
export function dateTileParts(instant: Instant) {
  const date = read(instant);
  if (!date) return null;
  const [day = '', month = ''] = dayMonth.format(date).split(/\s/);
  return { day, month, weekday: weekdayLong.format(date), iso: moscowDay(date) };
}

const DAYS = ['день', 'дня', 'дней'] as const;
const HOURS = ['час', 'часа', 'часов'] as const;
const MINUTES = ['минуту', 'минуты', 'минут'] as const;

/** Distance in days by Moscow's calendar: `сегодня`, `завтра`, `через 3 дня`, `вчера`, `2 дня назад`. */
export function relativeDay(instant: Instant, now: Date = new Date()): string {
  const date = read(instant);
  if (!date) return '';
  const days = moscowDaysBetween(now, date);
  if (days === 0) return 'сегодня';
  if (days === 1) return 'завтра';
  if (days === -1) return 'вчера';
  return days > 0 ? `через ${counted(days, DAYS)}` : `${counted(-days, DAYS)} назад`;
}

/** Days until a date, shown beside it: `ещё 16 дней`, `завтра`, `сегодня`. */
export function daysLeft(instant: Instant, now: Date = new Date()): string {
  const days = moscowDaysBetween(now, read(instant) ?? now);
  return days > 1 ? `ещё ${counted(days, DAYS)}` : relativeDay(instant, now);
}

/** Time of a message: `только что`, `5 минут назад`, `сегодня, 9:20`, `вчера, 18:04`, `17 ноября`. */
export function relativePast(instant: Instant, now: Date = new Date()): string {
  const date = toDate(instant);
  if (!date) return '';
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'только что';
  if (minutes < 60) return `${counted(minutes, MINUTES)} назад`;
  const days = moscowDaysBetween(date, now);
  if (days <= 1) return `${days === 0 ? 'сегодня' : 'вчера'}, ${formatTime(date)}`;
  return formatDay(date, now);
}

/** A day as a heading: `Сегодня`, `Вчера`, `17 ноября`. */
export function dayTitle(instant: Instant, now: Date = new Date()): string {
  const days = moscowDaysBetween(now, read(instant) ?? now);
  if (days === 0) return 'Сегодня';
  return days === -1 ? 'Вчера' : formatDay(instant, now);
}

/** An instant in words: `сегодня в 14:05`, `вчера в 18:04`, `17 ноября в 9:20`. */
export function dayAndTime(instant: Instant, now: Date = new Date()): string {
  const time = formatTime(instant);
  return time && `${dayTitle(instant, now).toLowerCase()} в${NBSP}${time}`;
}

/** Time left in a banner: `3 дня 14 часов`, `5 часов`, `меньше часа`; '' after the end. */
export function timeLeft(until: Instant, now: Date = new Date()): string {
  const end = toDate(until);
  const left = end ? end.getTime() - now.getTime() : 0;
  if (left <= 0) return '';
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  if (days === 0 && hours === 0) return 'меньше часа';
  return [days > 0 && counted(days, DAYS), hours > 0 && counted(hours, HOURS)].filter(Boolean).join(' ');
}

/**
 * Time until a test may be repeated: `через 9 дней` or `завтра` by Moscow's calendar, like the date beside it; within
 * the last 24 hours `через 7 часов`; `сейчас` when it is allowed.
 */
export function repeatIn(instant: Instant, now: Date): string {
  const date = toDate(instant);
  const left = date ? date.getTime() - now.getTime() : 0;
  if (left <= 0) return 'сейчас';
  const hours = Math.ceil(left / HOUR_MS);
  if (hours >= DAY_MS / HOUR_MS) return relativeDay(instant, now);
  return left < HOUR_MS ? 'меньше чем через час' : `через ${counted(hours, HOURS)}`;
}
