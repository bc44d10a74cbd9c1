import { DAY_MS, moscowDay, moscowMidnight } from '@/lib/domain/moscow';

/** Dates of the demo world: all counted from the Moscow day it is made on, so one day gives one world. */
export interface Calendar {
  /** 00:00 in Moscow; no event of the past is later. */
  today: Date;
  /** An instant `days` before today (negative: ahead) at a Moscow clock time `HH:mm`. */
  ago(days: number, time?: string): Date;
}

export function makeCalendar(now: Date): Calendar {
  const today = moscowMidnight(moscowDay(now));
  return {
    today,
    ago(days, time = '10:00') {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return new Date(today.getTime() - days * DAY_MS + (hours * 60 + minutes) * 60_000);
    },
  };
}

export const plusMinutes = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);
