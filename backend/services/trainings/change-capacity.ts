import { and, eq, lte, sql } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { trainingMissing } from './find-slot';
import { lockTraining } from './lock-trainings';
import { seatLine } from './take-seat';

/** Sets the number of seats (null: no limit); the line moves up at once. 404; 422 `below-taken` on `capacity`. */
export async function changeCapacity(ctx: Ctx, id: string, capacity: number | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, id);
    if (!training) throw trainingMissing();
    const fits = capacity === null ? undefined : lte(trainings.taken, sql`${capacity}::int`);
    const changed = await tx
      .update(trainings)
      .set({ capacity, updatedAt: ctx.now() })
      .where(and(eq(trainings.id, id), fits))
      .returning({ id: trainings.id });
    if (changed.length === 0) {
      throw wrongField('capacity', 'below-taken', `Уже записано ${training.taken}: меньше нельзя.`);
    }
    await seatLine(ctx, id);
  });
}
