import { busyLine, PATIENCE } from '../../http/busy-line';
import type { Together } from '../../http/mount';

const booking = busyLine();
/** Limits of its own: a rush of people who leave a training, which their calls do not name, must not delay bookings. */
const leaving = busyLine({ row: { atOnce: 4, ...PATIENCE }, all: { atOnce: 4, ...PATIENCE } });

/**
 * Queues of calls that take or free seats: five hundred people at once may book the last seats, or give theirs up when
 * a training is moved. The lock of the training's row serialises them anyway, and a connection each would empty the
 * pool. 503 `busy` if the queue is full or the wait too long.
 */
export const seatTurns = {
  booking: { line: ({ id }) => id, inLine: booking },
  leaving: { line: ({ id }) => `registration:${id}`, inLine: leaving },
  guestLeaving: { line: ({ token }) => `guest:${token ?? ''}`, inLine: leaving },
} satisfies Record<string, Together>;
