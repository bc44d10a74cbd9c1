import { and, eq, isNotNull } from 'drizzle-orm';
import type { guestBooking } from '@/api/trainings/schemas';
import { guestState } from '@/lib/domain/trainings/guest-state';
import type { Of } from '@/lib/json-api/resource';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { LEFT } from './guest-rows';
import { readGuestToken } from './guest-token';
import { lockTraining } from './lock-trainings';
import { guestClocks } from './reader-clocks';
import { releaseSeat } from './release-seat';
import { readTrainingFacts } from './training-facts';

const row = trainingRegistrations;
const linkDead = () => notFound('Ссылка не действует.', 'link-dead');

/** Finds a registration whose guest is not erased. 404 for any other, and for a token without a valid signature. */
async function find(ctx: Ctx, token: string) {
  const id = readGuestToken(ctx.secret, token);
  const known = id === null ? undefined : and(eq(row.id, id), isNotNull(row.guest));
  const [found] = known ? await ctx.db.select().from(row).where(known) : [];
  if (!found) throw linkDead();
  return found;
}

/** Returns the booking of a letter's link. Changes nothing, because mail programs open links by themselves. */
export async function readGuestBooking(ctx: Ctx, token: string): Promise<Of<typeof guestBooking>> {
  const seat = await find(ctx, token);
  const { id, trainingId } = seat;
  const [training] = await ctx.db
    .select({ startsAt: trainings.startsAt })
    .from(trainings)
    .where(eq(trainings.id, trainingId));
  if (!training) throw linkDead();
  const state = guestState(seat, training.startsAt, ctx.now());
  const seen = (await guestClocks(ctx.db, [id]))(id);
  const { topic, readerSlot = null, ...facts } = seen(await readTrainingFacts(ctx.db, trainingId));
  const { slot, localSlot, type, city, address } = facts;
  return { id, name: topic, slot, localSlot, readerSlot, type, city, address, state };
}

/** Ends a guest's booking: a coming seat goes to the line, and the guest's data is erased in any case. 404. */
export async function leaveAsGuest(ctx: Ctx, token: string): Promise<void> {
  const { trainingId } = await find(ctx, token);
  await inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, trainingId);
    const seat = await find(ctx, token);
    // a guest marked as present has come: the visit stays counted
    if (training && ['seat', 'line'].includes(guestState(seat, training.startsAt, ctx.now()))) {
      await releaseSeat(ctx, seat, { isOwn: true });
    }
    await tx
      .update(row)
      .set({ ...LEFT, updatedAt: ctx.now() })
      .where(eq(row.id, seat.id));
  });
}
