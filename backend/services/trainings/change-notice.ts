import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { waitingNotice } from '@/api/trainings/schemas';
import { trainingRegistrations } from '../../db/schema/registrations';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { readSlot } from './find-slot';
import { lockTraining } from './lock-trainings';
import { assertPharmacist } from './register-self';
import type { Registration } from './release-seat';
import { assertOpen, registrationMissing } from './seat-person';
import { seatLine } from './take-seat';

async function findOwn(ctx: Ctx, id: string): Promise<Registration> {
  const row = trainingRegistrations;
  const own = and(eq(row.id, id), eq(row.userId, viewerOf(ctx).id));
  const [found] = await ctx.db.select().from(row).where(own);
  if (!found) throw registrationMissing();
  return found;
}

const notWaiting = () => new AppError(409, 'not-waiting', 'Вы уже не в листе ожидания.');

/**
 * Changes how many hours before the start the waiting viewer still wants a seat. A free seat that the former number has
 * excluded is given at once. 404 `registration-missing`, 403 `not-a-pharmacist`; 409 `not-waiting`,
 * `training-cancelled`, `training-started`.
 */
export async function changeNotice(ctx: Ctx, id: string, { notLaterHours }: z.output<typeof waitingNotice>) {
  const { trainingId } = await findOwn(ctx, id);
  assertPharmacist(viewerOf(ctx));
  await inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, trainingId);
    // the person may have got a freed seat before this lock
    const { state } = await findOwn(ctx, id);
    if (!training) throw registrationMissing();
    if (state !== 'waiting') throw notWaiting();
    assertOpen(training, ctx.now());
    const row = trainingRegistrations;
    await tx.update(row).set({ notLaterHours, updatedAt: ctx.now() }).where(eq(row.id, id));
    await seatLine(ctx, trainingId);
  });
  return readSlot(ctx, trainingId);
}
