import { DAY_MS, firstOfNextMonth, HOUR_MS, toDate, type Instant } from './moscow';

/**
 * When an attempt may be repeated: after 0 points on the 1st of next month, 00:00 in Moscow. Null: never, for a paid
 * attempt and for content that pays at most 0 (`most`).
 */
export function repeatAfter({
  points,
  most,
  now,
}: {
  points: number;
  most?: number;
  now: Date;
}): Date | null {
  return points > 0 || most === 0 ? null : firstOfNextMonth(now);
}

/** Whether the repeat date has come; false without a date. */
export function canRepeat(repeatAt: Instant, now: Date): boolean {
  const date = toDate(repeatAt);
  return date !== null && date <= now;
}

/** Time left to the repeat date, whole days and hours, rounded up to the hour; null without a date in the future. */
export function repassing(repeatAt: Instant, now: Date): { days: number; hours: number } | null {
  const date = toDate(repeatAt);
  if (!date || date <= now) return null;
  const hours = Math.ceil((date.getTime() - now.getTime()) / HOUR_MS);
  const perDay = DAY_MS / HOUR_MS;
  return { days: Math.floor(hours / perDay), hours: hours % perDay };
}
