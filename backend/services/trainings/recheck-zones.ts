import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { trainingChanged } from '@/lib/domain/training-words';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { trainingRegistrations, trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../http/context';
import { lockTraining, type Training } from './lock-trainings';
import type { Seen } from './reader-clocks';
import { planned } from './slot-filters';
import { tellBooked } from './tell-booked';
import { toldTraining } from './told-training';

type Job = Pick<Deps, 'database' | 'now'>;
/** From the wall of a place to instants; another one in tests, where a law moves a zone. */
type Clock = typeof instantsOf;

const { id, startsAt } = trainings;

const asWall = ({ localDay, localFrom, localTo }: Training) => ({
  day: localDay,
  from: localFrom,
  to: localTo,
});
const isMoved = (training: Training, clock: Clock) =>
  clock(asWall(training), training.timeZone).startsAt.getTime() !== training.startsAt.getTime();

/** The wall clock of the place stays, the instants follow the law; everybody on it is notified. */
async function move({ database, now }: Job, trainingId: string, clock: Clock): Promise<void> {
  await inTransaction(database, async (tx) => {
    const training = await lockTraining(tx, trainingId);
    if (!training || training.status !== 'planned' || training.startsAt <= now()) return;
    if (!isMoved(training, clock)) return;
    const from = await toldTraining(tx, trainingId);
    const instants = clock(asWall(training), training.timeZone);
    await tx
      .update(trainings)
      .set({ ...instants, version: sql`${trainings.version} + 1`, updatedAt: now() })
      .where(eq(id, trainingId));
    const { id: registrationId, userId, state } = trainingRegistrations;
    const people = await tx
      .select({ id: registrationId, userId })
      .from(trainingRegistrations)
      .where(and(eq(trainingRegistrations.trainingId, trainingId), inArray(state, ACTIVE_STATES)));
    const to = await toldTraining(tx, trainingId);
    const words = (seen: Seen) => trainingChanged(seen(from), seen(to));
    await tellBooked(
      { db: tx, now },
      people.map((row) => ({ ...row, words })),
    );
  });
}

/** Coming trainings in a zone that a law has moved since they were planned; a second run finds none. */
export async function recheckZones(job: Job, signal?: AbortSignal, clock: Clock = instantsOf): Promise<void> {
  const coming = await job.database.db
    .select()
    .from(trainings)
    .where(and(planned, gt(startsAt, job.now())))
    .orderBy(asc(id));
  for (const training of coming) {
    if (signal?.aborted) return;
    if (isMoved(training, clock)) await move(job, training.id, clock);
  }
}
