import { and, eq, gt } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { lockTrainings } from './lock-trainings';
import { seatLine } from './take-seat';

type Moving = Pick<Ctx, 'db' | 'now'>;

/**
 * Seats the lines again in which the person waits after a change of pharmacy: quotas of the new pharmacy may keep a
 * seat for them, which the next newcomer of the chain would get. Call after the change is written; the person is
 * locked.
 */
export async function seatWaiting(ctx: Moving, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { state, trainingId } = trainingRegistrations;
    const waits = and(eq(trainingRegistrations.userId, userId), eq(state, 'waiting'));
    const lines = await tx
      .select({ trainingId })
      .from(trainingRegistrations)
      .innerJoin(trainings, eq(trainings.id, trainingId))
      .where(and(waits, gt(trainings.startsAt, ctx.now())));
    const locked = await lockTrainings(
      tx,
      lines.map((line) => line.trainingId),
    );
    for (const { id } of locked) await seatLine(ctx, id);
  });
}
