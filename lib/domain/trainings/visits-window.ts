import { DAY_MS, HOUR_MS, MINUTE_MS } from '../moscow';

/** Doors open early, lists on paper come late; an admin mends a mark at any time after. */
export const VISITS_FROM_MS = HOUR_MS;
export const VISITS_UNTIL_MS = 30 * DAY_MS;

/**
 * How long a device keeps the list of a door without meeting the services. Whoever marked somebody by it on the last
 * day of the window has as long again to hand the mark over; later a mark is an admin's word alone.
 */
export const DOOR_KEPT_MS = 7 * DAY_MS;

/** From when to when visits are marked, by everybody but admins, for whom it has no end. */
export const visitsWindow = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() - VISITS_FROM_MS),
  until: new Date(endsAt.getTime() + VISITS_UNTIL_MS),
});

/** Until when a mark that was made inside the window may come in. */
export const marksTakenUntil = ({ endsAt }: { endsAt: Date }) =>
  new Date(endsAt.getTime() + VISITS_UNTIL_MS + DOOR_KEPT_MS);

/** A slip at the door is seen at once: so long whoever marked somebody may take it back. Admins may at any time. */
const SLIP_MS = 10 * MINUTE_MS;

/** `markedAt`: by the services' clock, not when the person was there. */
export const isSlipMended = (markedAt: Date, now: Date): boolean =>
  now.getTime() - markedAt.getTime() <= SLIP_MS;
