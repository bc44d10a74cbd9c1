import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

/** Transfers between one's own brands in a day: enough to gather points for a gift, too few for moving them around. */
export const TRANSFERS_A_DAY = 10;

/** Start of the period in which transfers count: midnight in Moscow before `now`. */
export function transfersSince(now: Date): Date {
  return moscowMidnight(moscowDay(now));
}

/** Whole seconds until another transfer is allowed after `made` of them today; 0: now. */
export function transferWait(made: number, now: Date): number {
  if (made < TRANSFERS_A_DAY) return 0;
  return Math.ceil((transfersSince(now).getTime() + DAY_MS - now.getTime()) / 1000);
}
