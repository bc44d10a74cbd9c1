import { and, eq, isNotNull, or } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import type { Db } from '../../db/types';

const row = trainingRegistrations;

/**
 * «Приду» and «Я на вебинаре» were said of the start and the city that were: another one is asked of anew. Called under
 * the training's lock; whoever answers holds it shared.
 */
export async function forgetAnswers(tx: Db, trainingId: string): Promise<void> {
  await tx
    .update(row)
    .set({ confirmedAt: null, presentAt: null })
    .where(and(eq(row.trainingId, trainingId), or(isNotNull(row.confirmedAt), isNotNull(row.presentAt))));
}
