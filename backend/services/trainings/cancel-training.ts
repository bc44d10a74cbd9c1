import { and, eq, inArray, sql } from 'drizzle-orm';
import { trainingCancelled } from '@/lib/domain/training-words';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations, trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { notify } from '../notifications/notify';
import { trainingMissing } from './find-slot';
import { lockTraining } from './lock-trainings';
import { toldTraining } from './told-training';

/**
 * Cancels a training: every seat and the line end, nobody moves up, everybody is told once. A second call changes
 * nothing. 404. Whether it may be cancelled is the caller's question.
 */
export async function cancelTraining(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  const byId = viewerOf(ctx).id;
  await inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, id);
    if (!training) throw trainingMissing();
    if (training.status === 'cancelled') return;
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
    const { trainingId, state, userId } = trainingRegistrations;
    const ended = await tx
      .update(trainingRegistrations)
      .set({ ...cancelled, state: 'cancelled' })
      .where(and(eq(trainingId, id), inArray(state, ACTIVE_STATES)))
      .returning({ userId });
    const words = trainingCancelled(await toldTraining(tx, id), reason);
    const people = ended.flatMap((row) => (row.userId === null ? [] : [row.userId]));
    await notify(
      ctx,
      people.map((person) => ({ userId: person, kind: 'training' as const, ...words })),
    );
  });
}
