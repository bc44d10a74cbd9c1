import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

/** Transfers between one's own brands in a day: enough to gather points for a gift, no use for stirring them. */
export const TRANSFERS_A_DAY = 10;

/** Since when transfers count: the midnight in Moscow before `now`. */
export function transfersSince(now: Date): Date {
  return moscowMidnight(moscowDay(now));
}

/** Whole seconds until the next transfer may be made after `made` of them today; 0: now. */
export function transferWait(made: number, now: Date): number {
  if (made < TRANSFERS_A_DAY) return 0;
  return Math.ceil((transfersSince(now).getTime() + DAY_MS - now.getTime()) / 1000);
}
