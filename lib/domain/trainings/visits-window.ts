import { DAY_MS, HOUR_MS, MINUTE_MS } from '../moscow';

/**
 * Marking begins before the start, as doors open early, and lasts long after the end, as paper lists arrive late;
 * admins may correct a mark at any later time.
 */
export const VISITS_FROM_MS = HOUR_MS;
export const VISITS_UNTIL_MS = 30 * DAY_MS;

/**
 * Time for which a device keeps a door list without a connection. A mark made on the last day of the window may be sent
 * for as long after it; a later mark needs an admin.
 */
export const DOOR_KEPT_MS = 7 * DAY_MS;

/** Period in which visits may be marked; for admins it has no end. */
export const visitsWindow = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() - VISITS_FROM_MS),
  until: new Date(endsAt.getTime() + VISITS_UNTIL_MS),
});

/** Latest arrival of a mark that was made within the window. */
export const marksTakenUntil = ({ endsAt }: { endsAt: Date }) =>
  new Date(endsAt.getTime() + VISITS_UNTIL_MS + DOOR_KEPT_MS);

/** Time in which the person who set a mark may remove it, as a slip is noticed at once; admins may at any time. */
const SLIP_MS = 10 * MINUTE_MS;

/** Whether a mark may still be removed as a slip. `markedAt` is by the services' clock, not the time of the visit. */
export const isSlipMended = (markedAt: Date, now: Date): boolean =>
  now.getTime() - markedAt.getTime() <= SLIP_MS;
