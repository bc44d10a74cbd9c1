import { and, eq, gt } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { lockTrainings } from './lock-trainings';
import { seatLine } from './take-seat';

type Moving = Pick<Ctx, 'db' | 'now'>;

/**
 * The person works elsewhere from now on, so that seats may be kept for them where they wait: those lines are asked anew,
 * lest the next newcomer of the chain has the seat. Called once that is written; the person is locked.
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
