import { and, asc, eq, lte } from 'drizzle-orm';
import { seatNeverFreed } from '@/lib/domain/training-words';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../http/context';
import { lockTraining } from './lock-trainings';
import type { Seen } from './reader-clocks';
import { notifyBooked } from './notify-booked';
import { readTrainingFacts } from './training-facts';

type Job = Pick<Deps, 'database' | 'now'>;

const row = trainingRegistrations;

async function endLine({ database, now }: Job, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const training = await lockTraining(tx, id);
    // the start may have been postponed since it was read
    if (!training || training.startsAt > now()) return;
    const ended = await tx
      .update(row)
      .set({ state: 'expired', updatedAt: now() })
      .where(and(eq(row.trainingId, id), eq(row.state, 'waiting')))
      .returning({ id: row.id, userId: row.userId });
    const facts = await readTrainingFacts(tx, id);
    const words = (seen: Seen) => seatNeverFreed(seen(facts));
    await notifyBooked(
      { db: tx, now },
      ended.map((one) => ({ ...one, words })),
    );
  });
}

/** Ends lines at the start and notifies each waiting person, once, that no seat came free. Safe on several servers. */
export async function endLines(job: Job, signal?: AbortSignal): Promise<void> {
  const begun = await job.database.db
    .selectDistinct({ id: trainings.id })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(and(eq(row.state, 'waiting'), lte(trainings.startsAt, job.now())))
    .orderBy(asc(trainings.id));
  for (const { id } of begun) {
    if (signal?.aborted) return;
    await endLine(job, id);
  }
}
