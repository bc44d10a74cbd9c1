import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DAY_MS, HOUR_MS } from '../moscow';
import { MOSCOW_ZONE } from './zones';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Wall-clock time of a place. An end not after the start is on the next day. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  from: string;
  to: string;
}

export interface Instants {
  startsAt: Date;
  endsAt: Date;
}

/** Instant at which a clock in the zone shows `day` and `clock`; computed, not stored, as laws change zones. */
const instantAt = (day: string, clock: string, zone: string) => dayjs.tz(`${day} ${clock}`, zone).toDate();

const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Converts wall-clock time of a place to instants. */
export function instantsOf({ day, from, to }: WallTime, zone: string): Instants {
  const endDay = to > from ? day : nextDay(day);
  return { startsAt: instantAt(day, from, zone), endsAt: instantAt(endDay, to, zone) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * `YYYY-MM-DD HH:mm` by the clock of the zone. Intl with a cache: a list shows each slot by two clocks, and dayjs takes
 * 0.1 ms for each.
 */
function shownIn(zone: string, at: Date): [day: string, clock: string] {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(zone, clock);
  }
  const [day = '', time = ''] = clock.format(at).split(' ');
  return [day, time];
}

/** Converts instants to wall-clock time of a place. */
export function wallOf({ startsAt, endsAt }: Instants, zone: string): WallTime {
  const [day, from] = shownIn(zone, startsAt);
  const [, to] = shownIn(zone, endsAt);
  return { day, from, to };
}

/** Hours by which the zone's clock is ahead of Moscow's at an instant. */
export function shiftHours(zone: string, at: Date): number {
  const minutes = dayjs(at).tz(zone).utcOffset() - dayjs(at).tz(MOSCOW_ZONE).utcOffset();
  return (minutes * 60_000) / HOUR_MS;
}
