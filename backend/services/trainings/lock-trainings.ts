import { asc, inArray } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import type { Db } from '../../db/types';

// Everyone who moves seats locks in this order: persons, trainings by id, registrations. So nobody waits in a circle.

export type Training = typeof trainings.$inferSelect;

/** Seats and lines of these trainings stay as they are read after this until the end of the transaction. */
export async function lockTrainings(tx: Db, ids: readonly string[]): Promise<Training[]> {
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
