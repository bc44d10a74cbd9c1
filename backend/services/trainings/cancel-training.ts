import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { isAdmin } from '@/lib/access/belongs';
import { trainingCancelled } from '@/lib/domain/training-words';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { trainingMissing } from './find-slot';
import { lockTraining, type Training } from './lock-trainings';
import type { Seen } from './reader-clocks';
import { refused } from './refused';
import { notifyBooked } from './notify-booked';
import { readTrainingFacts } from './training-facts';

/** Throws 409 if people are marked as present or, for all but admins, after the start. */
async function assertCancellable(ctx: Ctx, { id, startsAt }: Training): Promise<void> {
  const { trainingId, visitedAt } = trainingRegistrations;
  if (startsAt <= ctx.now() && !isAdmin(viewerOf(ctx))) throw refused('training-started');
  const visits = await ctx.db.$count(trainingRegistrations, and(eq(trainingId, id), isNotNull(visitedAt)));
  if (visits > 0) {
    throw new AppError(409, 'training-visited', 'Участники уже отмечены: тренинг нельзя отменить.');
  }
}

/**
 * Cancels a training: one statement, not `releaseSeat`, ends every seat and the line, because nobody moves up;
 * everybody is notified once. A second call changes nothing. 404; 409 `training-started`, `training-visited`. The
 * caller checks whose training it is.
 */
export async function cancelTraining(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  const byId = viewerOf(ctx).id;
  await inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, id);
    if (!training) throw trainingMissing();
    if (training.status === 'cancelled') return;
    await assertCancellable(ctx, training);
    const now = ctx.now();
    const cancelled = { cancelledAt: now, cancelledById: byId, updatedAt: now };
    await tx
      .update(trainings)
      .set({
        ...cancelled,
        status: 'cancelled',
        cancelReason: reason,
        taken: 0,
        version: sql`${trainings.version} + 1`,
      })
      .where(eq(trainings.id, id));
    const { id: registrationId, trainingId, state, userId } = trainingRegistrations;
    const ended = await tx
      .update(trainingRegistrations)
      .set({ ...cancelled, state: 'cancelled', endedInLine: eq(state, 'waiting') })
      .where(and(eq(trainingId, id), inArray(state, ACTIVE_STATES)))
      .returning({ id: registrationId, userId });
    await audit.record(ctx, { action: 'training.cancelled', subjectType: 'training', subjectId: id });
    const facts = await readTrainingFacts(tx, id);
    const words = (seen: Seen) => trainingCancelled(seen(facts), reason);
    await notifyBooked(
      ctx,
      ended.map((row) => ({ ...row, words })),
    );
  });
}
