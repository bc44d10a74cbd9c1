import { and, eq, gt, inArray } from 'drizzle-orm';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { overlaps } from '@/lib/domain/trainings/waiting';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';
import type { Training } from './lock-trainings';
import { refused } from './refused';

/** Seats and places in line of a person on trainings that are not over. */
export async function ownBookings({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string) {
  const row = trainingRegistrations;
  const { topicId, startsAt, endsAt } = trainings;
  return db
    .select({
      id: row.id,
      trainingId: row.trainingId,
      state: row.state,
      source: row.source,
      visitedAt: row.visitedAt,
      topic: trainingTopics.name,
      topicId,
      startsAt,
      endsAt,
    })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(trainingTopics, eq(trainingTopics.id, topicId))
    .where(and(eq(row.userId, userId), inArray(row.state, ACTIVE_STATES), gt(endsAt, now())));
}
export type Booking = Awaited<ReturnType<typeof ownBookings>>[number];

const whenOf = (booking: Booking, now: Date) => momentWords(formatSlot(wallOf(booking, MOSCOW_ZONE)), now);
const metaOf = ({ id, trainingId }: Booking, when: string) => ({ registrationId: id, trainingId, when });

/** Whether the booking waits for another training of the topic: a seat on one ends the wait for the others. */
export const waitsForTopic = (booking: Booking, { id, topicId }: Pick<Training, 'id' | 'topicId'>): boolean =>
  booking.state === 'waiting' && booking.topicId === topicId && booking.trainingId !== id;

/**
 * Throws 409 if other bookings of the person conflict with a training: `topic-already` for a coming seat of its topic,
 * `overlaps` for one at its time without `confirmOverlap`. `others` excludes the booking that the training replaces.
 */
export function assertFits(
  training: Training,
  others: readonly Booking[],
  { now, confirmOverlap }: { now: Date; confirmOverlap: boolean },
): void {
  const same = others.find(
    ({ state, topicId, startsAt }) =>
      state === 'registered' && topicId === training.topicId && startsAt > now,
  );
  if (same) {
    const when = whenOf(same, now);
    throw refused('topic-already', { when }, metaOf(same, when));
  }
  const beside = others.find((other) => !waitsForTopic(other, training) && overlaps(other, training));
  if (beside && !confirmOverlap) {
    const when = whenOf(beside, now);
    throw refused(
      'overlaps',
      { topic: beside.topic, when },
      { ...metaOf(beside, when), topic: beside.topic },
    );
  }
}
