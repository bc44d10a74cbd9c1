import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

/** A daily interval by Moscow's clock, `HH:mm`; it may cross midnight. `to` itself is outside. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Default quiet hours offered to a person who has set none. */
export const PROPOSED_QUIET: QuietHours = { from: '22:00', to: '08:00' };

const MINUTE_MS = 60_000;

/** Converts `HH:mm` to minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Every half hour of a day: options of the account's fields. */
export const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, at) => {
  const hours = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hours}:${at % 2 === 0 ? '00' : '30'}`;
});

/** End of the quiet hours in force at this instant; null outside them. Equal `from` and `to` mean none. */
export function quietUntil(at: Date, quiet: QuietHours | null): Date | null {
  if (!quiet) return null;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  if (from === to) return null;
  const midnight = moscowMidnight(moscowDay(at)).getTime();
  const now = (at.getTime() - midnight) / MINUTE_MS;
  const end = (days: number) => new Date(midnight + days * DAY_MS + to * MINUTE_MS);
  if (from < to) return now >= from && now < to ? end(0) : null;
  if (now >= from) return end(1);
  return now < to ? end(0) : null;
}
