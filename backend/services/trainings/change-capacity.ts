import { and, eq, lte, sql } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { trainingMissing } from './find-slot';
import { lockTraining } from './lock-trainings';
import { belowTaken, countHeld, heldSeats } from './quota-seats';
import { refused } from './refused';
import { seatLine } from './take-seat';

/**
 * Sets the number of seats (null: no limit, webinars alone); the line moves up at once. 404; 409
 * `training-cancelled`, `training-started`; 422 on `capacity`: `required` for a hall, `below-taken`. Whose training it
 * is, is the caller's question.
 */
export async function changeCapacity(ctx: Ctx, id: string, capacity: number | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, id);
    if (!training) throw trainingMissing();
    if (training.status === 'cancelled') throw refused('training-cancelled');
    if (training.startsAt <= ctx.now()) throw refused('training-started');
    if (capacity === null && training.type === 'offline') {
      throw wrongField('capacity', 'required', 'Укажите число мест.');
    }
    const fits =
      capacity === null ? undefined : lte(sql`${trainings.taken} + ${heldSeats}`, sql`${capacity}::int`);
    const changed = await tx
      .update(trainings)
      .set({ capacity, updatedAt: ctx.now() })
      .where(and(eq(trainings.id, id), fits))
      .returning({ id: trainings.id });
    if (changed.length === 0) {
      throw wrongField('capacity', 'below-taken', belowTaken(training.taken, await countHeld(ctx, id)));
    }
    await audit.record(ctx, {
      action: 'training.capacity-changed',
      subjectType: 'training',
      subjectId: id,
      details: { from: training.capacity, to: capacity },
    });
    await seatLine(ctx, id);
  });
}
