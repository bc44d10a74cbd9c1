import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

/** A daily span of Moscow's clock, `HH:mm`; it may pass midnight. The end itself is loud again. */
export interface QuietHours {
  from: string;
  to: string;
}

/** What the account proposes to who has none yet. */
export const PROPOSED_QUIET: QuietHours = { from: '22:00', to: '08:00' };

const MINUTE_MS = 60_000;

/** `HH:mm` as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Every half hour of a day, as the account offers them. */
export const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, at) => {
  const hours = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hours}:${at % 2 === 0 ? '00' : '30'}`;
});

/** When the quiet that holds at this instant ends; null when nothing is quiet. Equal ends mean no quiet at all. */
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
