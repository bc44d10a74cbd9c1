import { eq } from 'drizzle-orm';
import { trainingQuotas } from '../../db/schema/quotas';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { cancelTraining } from '../trainings/cancel-training';
import { lockManaged } from './find-managed';

/**
 * Deletes a training that nobody ever booked; cancels any other and notifies its people. 404; 409 as in
 * `cancelTraining`.
 */
export async function dropTraining(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockManaged(ctx, tx, id);
    const booked = await tx.$count(trainingRegistrations, eq(trainingRegistrations.trainingId, id));
    if (booked > 0) return cancelTraining(ctx, id, reason);
    // nobody had a seat, so no seat belongs to a quota, and there are no questions or messages of people with a seat
    await tx.delete(trainingQuotas).where(eq(trainingQuotas.trainingId, id));
    await tx.delete(trainings).where(eq(trainings.id, id));
    await audit.record(ctx, { action: 'training.deleted', subjectType: 'training', subjectId: id });
  });
}
