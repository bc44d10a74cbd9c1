import { and, eq, gt, sql } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { findSlot, readSlot } from './find-slot';
import { holdTrainings } from './lock-trainings';
import { refused } from './refused';
import { registrationMissing } from './seat-person';

/** Records that the viewer will come; a repeated call changes nothing. 404 without a seat; 409 `training-started`. */
export async function confirmBooking(ctx: Ctx, trainingId: string) {
  const row = trainingRegistrations;
  await inTransaction(ctx, async (tx) => {
    // lock: the start that the viewer confirms cannot change until the transaction ends
    await holdTrainings(tx, eq(trainings.id, trainingId));
    const { own, training } = await findSlot(ctx, trainingId);
    if (own?.state !== 'registered') throw registrationMissing();
    if (training.startsAt <= ctx.now()) throw refused('training-started');
    const coming = tx
      .select({ one: sql`1` })
      .from(trainings)
      .where(and(eq(trainings.id, row.trainingId), gt(trainings.startsAt, ctx.now())));
    await tx
      .update(row)
      .set({ confirmedAt: sql`coalesce(${row.confirmedAt}, ${ctx.now().toISOString()}::timestamptz)` })
      .where(
        and(
          eq(row.id, own.id),
          eq(row.userId, viewerOf(ctx).id),
          eq(row.state, 'registered'),
          sql`exists ${coming}`,
        ),
      );
  });
  return readSlot(ctx, trainingId);
}
