import { busyLine, PATIENCE } from '../../http/busy-line';
import type { Together } from '../../http/mount';

const booking = busyLine();
/** Its own: a run of those who leave one date, whose call does not name it, takes no place from those who book. */
const leaving = busyLine({ row: { atOnce: 4, ...PATIENCE }, all: { atOnce: 4, ...PATIENCE } });

/**
 * Turns of the calls that take or free seats: five hundred at once book the last of them, or give theirs up as a date
 * is moved. The training's row puts them in order, and a connection each would empty the pool. 503 `busy` past the
 * line or its time.
 */
export const seatTurns = {
  booking: { line: ({ id }) => id, inLine: booking },
  leaving: { line: ({ id }) => `registration:${id}`, inLine: leaving },
  guestLeaving: { line: ({ token }) => `guest:${token ?? ''}`, inLine: leaving },
} satisfies Record<string, Together>;
