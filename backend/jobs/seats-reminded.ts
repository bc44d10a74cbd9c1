import { and, eq, inArray } from 'drizzle-orm';
import { trainingRegistrations } from '../db/schema/registrations';
import { trainings } from '../db/schema/trainings';
import type { Db } from '../db/types';
import { planned } from '../services/trainings/slot-filters';

/** Key of a reminder: its seat, the start of the training, and the hours before it (`services/trainings/remind`). */
const REMINDER = /^reminder:(\d+):(.+):\d+$/;

/**
 * Whether the waiting reminder of a key is outdated: since it was written the seat was given up, moved or removed, or
 * its training was cancelled or moved. Other deliveries are never outdated.
 */
export async function remindersOver(
  db: Db,
  keys: readonly (string | null)[],
): Promise<(key: string | null) => boolean> {
  const read = (key: string | null) => REMINDER.exec(key ?? '');
  const ids = keys.flatMap((key) => read(key)?.[1] ?? []);
  const { id, state, trainingId } = trainingRegistrations;
  const held = and(inArray(id, ids), eq(state, 'registered'), planned);
  const seats =
    ids.length > 0
      ? await db
          .select({ id, startsAt: trainings.startsAt })
          .from(trainingRegistrations)
          .innerJoin(trainings, eq(trainings.id, trainingId))
          .where(held)
      : [];
  const starts = new Map(seats.map((seat) => [seat.id, seat.startsAt.toISOString()]));
  return (key) => {
    const [, seat = '', start] = read(key) ?? [];
    return start !== undefined && starts.get(seat) !== start;
  };
}
