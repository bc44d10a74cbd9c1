import { and, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { removalBody } from '@/api/trainings/schemas';
import { isAdmin } from '@/lib/access/belongs';
import { can } from '@/lib/access/permissions';
import { bookingRemoved } from '@/lib/domain/training-words';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { lockTraining, type Training } from './lock-trainings';
import { refused, seatVisited } from './refused';
import { registrationsSeen } from './registrations-seen';
import { releaseSeat, type Registration } from './release-seat';
import { registrationMissing } from './seat-person';
import { notifyBooked } from './notify-booked';
import { readTrainingFacts } from './training-facts';

/**
 * Finds an active registration of the viewer, or one the viewer sees as staff. 404 `registration-missing` otherwise.
 */
async function findActive(ctx: Ctx, id: string): Promise<Registration> {
  const viewer = viewerOf(ctx);
  const row = trainingRegistrations;
  const own = eq(row.userId, viewer.id);
  const seen = can(viewer, 'trainings.serve') ? (registrationsSeen(ctx, true) ?? eq(row.id, id)) : undefined;
  const [found] = await ctx.db
    .select({ registration: row })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .leftJoin(users, eq(users.id, row.userId))
    .where(and(eq(row.id, id), inArray(row.state, ACTIVE_STATES), or(own, seen)));
  if (!found) throw registrationMissing();
  return found.registration;
}

/** Throws 409 for a person marked as present and, for all but admins, after the start: a no-show stays recorded. */
function assertRemovable(ctx: Ctx, row: Registration, { startsAt }: Training): void {
  const viewer = viewerOf(ctx);
  if (row.visitedAt) throw seatVisited();
  if (startsAt > ctx.now()) return;
  if (isAdmin(viewer)) return;
  if (row.userId === viewer.id) throw refused('training-started');
  throw new AppError(409, 'registration-not-deleted', REFUSAL_WORDS.notRemoved);
}

async function noteRemoval(ctx: Ctx, { id, userId, trainingId }: Registration, reason: string | null) {
  await audit.record(ctx, {
    action: 'training.removed',
    subjectType: 'training-registration',
    subjectId: id,
    details: { trainingId },
  });
  const facts = await readTrainingFacts(ctx.db, trainingId);
  await notifyBooked(ctx, [{ id, userId, words: (seen) => bookingRemoved(seen(facts), reason) }]);
}

/**
 * Ends a seat or a place in the line, and seats the next person in it. 404; 409 `training-started` for the viewer's
 * own, `registration-not-deleted` for staff, `already-visited`.
 */
export async function removeRegistration(ctx: Ctx, id: string, { reason }: z.output<typeof removalBody>) {
  const viewer = viewerOf(ctx);
  const { userId, trainingId } = await findActive(ctx, id);
  await inTransaction(alsoOf(ctx, ...(userId === null ? [] : [userId])), async (tx) => {
    const training = await lockTraining(tx, trainingId);
    const row = await findActive(ctx, id);
    if (!training) throw registrationMissing();
    assertRemovable(ctx, row, training);
    const why = reason || null;
    const isOwn = row.userId === viewer.id;
    await releaseSeat(ctx, row, { byId: viewer.id, reason: why, isOwn });
    if (!isOwn) await noteRemoval(ctx, row, why);
  });
}
