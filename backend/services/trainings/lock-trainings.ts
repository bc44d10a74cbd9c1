import { asc, inArray, type SQL } from 'drizzle-orm';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Db } from '../../db/types';

// Everyone who moves seats locks in this order: persons, topics by id, trainings by id, registrations. So nobody waits in a circle.

export type Training = typeof trainings.$inferSelect;

/**
 * Seats and lines of these trainings, and of every other date of their topics, stay as they are read after this until
 * the end of the transaction: two dates that promote at once would seat one person on both.
 */
export async function lockTrainings(tx: Db, ids: readonly string[]): Promise<Training[]> {
  const { id, topicId } = trainings;
  const topics = tx
    .select({ topicId })
    .from(trainings)
    .where(inArray(id, [...new Set(ids)]));
  await tx
    .select({ id: trainingTopics.id })
    .from(trainingTopics)
    .where(inArray(trainingTopics.id, topics))
    .orderBy(asc(trainingTopics.id))
    .for('no key update');
  return tx
    .select()
    .from(trainings)
    .where(inArray(trainings.id, [...new Set(ids)]))
    .orderBy(asc(trainings.id))
    .for('no key update');
}

/** One of them; undefined when there is none. */
export async function lockTraining(tx: Db, id: string): Promise<Training | undefined> {
  const [training] = await lockTrainings(tx, [id]);
  return training;
}

/**
 * Nobody ends a registration of these trainings, and none of them is cancelled, until the end of the transaction: whoever
 * does holds the lock above and asks for a visit under it. For those who mark visits; they lock registrations after it.
 */
export async function holdTrainings(tx: Db, which: SQL | undefined): Promise<void> {
  await tx.select({ id: trainings.id }).from(trainings).where(which).orderBy(asc(trainings.id)).for('share');
}
