import { and, eq, inArray } from 'drizzle-orm';
import { trainingChanged } from '@/lib/domain/training-words';
import { isAnswerAsked } from '@/lib/domain/trainings/answer';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import type { Ctx } from '../../http/context';
import type { Seen } from './reader-clocks';
import { notifyBooked } from './notify-booked';
import { readTrainingFacts, type KnownTraining } from './training-facts';

const row = trainingRegistrations;

/**
 * Notifies everybody with a seat or a place in the line of a change to the training, after it is written. A move voids
 * the answers, and no second reminder of a start is sent: within a day of the start this notification asks for an
 * answer.
 */
export async function notifyChanged(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  from: KnownTraining,
  forgetsAnswers: boolean,
): Promise<void> {
  const people = await db
    .select({ id: row.id, userId: row.userId, state: row.state })
    .from(row)
    .where(and(eq(row.trainingId, from.id), inArray(row.state, ACTIVE_STATES)));
  const to = await readTrainingFacts(db, from.id);
  const ofSeat = forgetsAnswers && isAnswerAsked(to.startsAt, now()) ? 'asked' : 'seat';
  await notifyBooked(
    { db, now },
    people.map(({ state, ...one }) => ({
      ...one,
      words: (seen: Seen) => trainingChanged(seen(from), seen(to), state === 'waiting' ? 'line' : ofSeat),
    })),
  );
}
