import { DAY_MS, firstOfNextMonth, HOUR_MS, toDate, type Instant } from './moscow';

/**
 * When an attempt may be repeated: a score of 0 from the 1st of next month, 00:00 in Moscow; a paid one never by
 * itself, nor one of what pays nothing at its best (`most`).
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

/** Whether the repeat date is here. Without one there is no repeat. */
export function canRepeat(repeatAt: Instant, now: Date): boolean {
  const date = toDate(repeatAt);
  return date !== null && date <= now;
}

/** Time left to the repeat date in whole days and hours, rounded up to the hour; null when there is nothing to wait for. */
export function repassing(repeatAt: Instant, now: Date): { days: number; hours: number } | null {
  const date = toDate(repeatAt);
  if (!date || date <= now) return null;
  const hours = Math.ceil((date.getTime() - now.getTime()) / HOUR_MS);
  const perDay = DAY_MS / HOUR_MS;
  return { days: Math.floor(hours / perDay), hours: hours % perDay };
}
