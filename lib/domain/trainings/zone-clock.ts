import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DAY_MS, HOUR_MS } from '../moscow';
import { MOSCOW_ZONE } from './zones';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A time on the wall of a place. An end not after its start is the next day's. */
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

/** The instant that a clock in the zone shows as `day`, `clock`; zones move by law, so it is asked for and not stored. */
const instantAt = (day: string, clock: string, zone: string) => dayjs.tz(`${day} ${clock}`, zone).toDate();

const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** From the wall of a place to instants. */
export function instantsOf({ day, from, to }: WallTime, zone: string): Instants {
  const endDay = to > from ? day : nextDay(day);
  return { startsAt: instantAt(day, from, zone), endsAt: instantAt(endDay, to, zone) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD HH:mm` on the wall of a place. A list shows each slot on two walls, and dayjs asks for a zone in 0.1 ms. */
function shownIn(zone: string, at: Date): [day: string, clock: string] {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(zone, clock);
  }
  const [day = '', time = ''] = clock.format(at).split(' ');
  return [day, time];
}

/** From instants to the wall of a place. */
export function wallOf({ startsAt, endsAt }: Instants, zone: string): WallTime {
  const [day, from] = shownIn(zone, startsAt);
  const [, to] = shownIn(zone, endsAt);
  return { day, from, to };
}

/** Hours that a zone's clock is ahead of Moscow's at an instant. */
export function shiftHours(zone: string, at: Date): number {
  const minutes = dayjs(at).tz(zone).utcOffset() - dayjs(at).tz(MOSCOW_ZONE).utcOffset();
  return (minutes * 60_000) / HOUR_MS;
}
