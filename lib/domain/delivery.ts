import { HOUR_MS } from './moscow';
import { quietUntil, type QuietHours } from './quiet-hours';
import { shiftHours } from './trainings/zone-clock';

/** Tries in all: the first at once, the sixth after some three hours. */
export const MOST_ATTEMPTS = 6;
const FIRST_WAIT_MS = 30_000;
const GROWTH = 4;

/** How long to wait after so many failed tries, in milliseconds; null when there will be no other. */
export function retryAfterMs(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : FIRST_WAIT_MS * GROWTH ** Math.max(0, attempts - 1);
}

/** What is known of a delivery when its turn comes. */
export interface Waiting {
  isRead: boolean;
  /** The person has this channel on for this kind now. */
  isOn: boolean;
  /** The account is in use; a letter has an address, a push a device whose session lives. */
  isReachable: boolean;
  quiet: QuietHours | null;
  /** Zone of the person whom it must not wake, whatever hours they have chosen: it goes from 9 to 20 by that clock. */
  sleepsIn?: string | null;
  /** Nothing is delivered from then on: a training has begun. */
  notAfter?: Date | null;
  /** What it reminds of is no more: the seat was given up, or its training has another start. */
  isOver?: boolean;
}

export type Fate =
  | { kind: 'send' }
  | { kind: 'wait'; until: Date }
  | { kind: 'drop'; reason: 'read' | 'switched-off' | 'unreachable' | 'late' | 'over' };

const NIGHT: QuietHours = { from: '20:00', to: '09:00' };

/** When it is 9 o'clock where the person sleeps now; null by day. */
function nightUntil(now: Date, zone: string): Date | null {
  const ahead = shiftHours(zone, now) * HOUR_MS;
  const until = quietUntil(new Date(now.getTime() + ahead), NIGHT);
  return until && new Date(until.getTime() - ahead);
}

/** What becomes of it now: dropped when it was read in the portal or its channel is off; quiet hours are waited out. */
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
