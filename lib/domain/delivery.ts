import { HOUR_MS } from './moscow';
import { quietUntil, type QuietHours } from './quiet-hours';
import { shiftHours } from './trainings/zone-clock';

/** Total number of attempts: the first at once, the sixth some three hours later. */
export const MOST_ATTEMPTS = 6;
const FIRST_WAIT_MS = 30_000;
const GROWTH = 4;

/** Wait after a number of failed attempts, ms; null when there is no further attempt. */
export function retryAfterMs(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : FIRST_WAIT_MS * GROWTH ** Math.max(0, attempts - 1);
}

/** Facts about a delivery that is due. */
export interface Waiting {
  isRead: boolean;
  /** This channel is on for this kind of notification now. */
  isOn: boolean;
  /** The account is active; a letter has an address, a push has a device with a live session. */
  isReachable: boolean;
  quiet: QuietHours | null;
  /** Time zone of the person's nights: whatever quiet hours are set, delivery is between 9 and 20 by that clock. */
  sleepsIn?: string | null;
  /** Nothing is delivered from this time on: the training begins. */
  notAfter?: Date | null;
  /** The reminder's subject has ended: the seat was given up, or the training starts at another time. */
  isOver?: boolean;
}

export type Fate =
  | { kind: 'send' }
  | { kind: 'wait'; until: Date }
  | { kind: 'drop'; reason: 'read' | 'switched-off' | 'unreachable' | 'late' | 'over' };

const NIGHT: QuietHours = { from: '20:00', to: '09:00' };

/** The next 9 o'clock by the clock of the zone; null during the day. */
function nightUntil(now: Date, zone: string): Date | null {
  const ahead = shiftHours(zone, now) * HOUR_MS;
  const until = quietUntil(new Date(now.getTime() + ahead), NIGHT);
  return until && new Date(until.getTime() - ahead);
}

/** Decides on a due delivery: dropped when read in the portal or switched off, delayed to the end of quiet hours. */
export function fateOf(waiting: Waiting, now: Date): Fate {
  const { isRead, isOn, isReachable, quiet, sleepsIn = null, notAfter = null, isOver = false } = waiting;
  if (!isReachable) return { kind: 'drop', reason: 'unreachable' };
  if (!isOn) return { kind: 'drop', reason: 'switched-off' };
  if (isRead) return { kind: 'drop', reason: 'read' };
  const waits = [quietUntil(now, quiet), sleepsIn === null ? null : nightUntil(now, sleepsIn)];
  const [until] = waits.filter((one) => one !== null).sort((one, other) => other.getTime() - one.getTime());
  if (notAfter !== null && (until ?? now) >= notAfter) return { kind: 'drop', reason: 'late' };
  if (isOver) return { kind: 'drop', reason: 'over' };
  return until ? { kind: 'wait', until } : { kind: 'send' };
}
