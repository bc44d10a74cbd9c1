import { asc, inArray, type SQL } from 'drizzle-orm';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Db } from '../../db/types';

// Lock order of all transactions that move seats: persons, topics by id, trainings by id, registrations. It prevents
// deadlocks.

export type Training = typeof trainings.$inferSelect;

/**
 * Locks trainings and their topics: seats and lines of these and of all other trainings of the topics stay unchanged
 * until the transaction ends. Two trainings that promote at once would otherwise seat one person on both.
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

/** Locks one training; undefined if there is none. */
export async function lockTraining(tx: Db, id: string): Promise<Training | undefined> {
  const [training] = await lockTrainings(tx, [id]);
  return training;
}

/**
 * Locks trainings shared: until the transaction ends none is cancelled and no registration of them ends, because that
 * needs the lock above and checks visits under it. For calls that mark visits; they lock registrations afterwards.
 */
export async function holdTrainings(tx: Db, which: SQL | undefined): Promise<void> {
  await tx.select({ id: trainings.id }).from(trainings).where(which).orderBy(asc(trainings.id)).for('share');
}
