import { and, eq, isNotNull, or } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import type { Db } from '../../db/types';

const row = trainingRegistrations;

/**
 * Clears «Приду» and «Я на вебинаре», which were given for the former start and city and must be asked for again. Call
 * under the training's lock; a call that saves an answer holds it shared.
 */
export async function forgetAnswers(tx: Db, trainingId: string): Promise<void> {
  await tx
    .update(row)
    .set({ confirmedAt: null, presentAt: null })
    .where(and(eq(row.trainingId, trainingId), or(isNotNull(row.confirmedAt), isNotNull(row.presentAt))));
}
