import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../http/context';
import { forgetAnswers } from './forget-answers';
import { lockTraining, type Training } from './lock-trainings';
import { isSameSlot } from './same-slot';
import { planned } from './slot-filters';
import { notifyChanged } from './notify-changed';
import { readTrainingFacts } from './training-facts';

type Job = Pick<Deps, 'database' | 'now'>;
/** Converts a wall clock to instants; tests pass one in which a law moves a zone. */
type Clock = typeof instantsOf;

const { id, startsAt } = trainings;

const asWall = ({ localDay, localFrom, localTo }: Training) => ({
  day: localDay,
  from: localFrom,
  to: localTo,
});
const isMoved = (training: Training, clock: Clock) =>
  clock(asWall(training), training.timeZone).startsAt.getTime() !== training.startsAt.getTime();

/** Moves the instants of a training to those of its unchanged wall clock, and notifies everybody on it. */
async function move({ database, now }: Job, trainingId: string, clock: Clock): Promise<void> {
  await inTransaction(database, async (tx) => {
    const training = await lockTraining(tx, trainingId);
    if (!training || training.status !== 'planned' || training.startsAt <= now()) return;
    if (!isMoved(training, clock)) return;
    const from = await readTrainingFacts(tx, trainingId);
    const instants = clock(asWall(training), training.timeZone);
    await tx
      .update(trainings)
      .set({ ...instants, version: sql`${trainings.version} + 1`, updatedAt: now() })
      .where(eq(id, trainingId));
    await forgetAnswers(tx, trainingId);
    await notifyChanged({ db: tx, now }, from, true);
  });
}

/** Moves a training; true if it must wait because another training of its topic has the instant it moves to. */
async function meetsAnother(job: Job, trainingId: string, clock: Clock): Promise<boolean> {
  try {
    await move(job, trainingId, clock);
    return false;
  } catch (error) {
    if (isSameSlot(error)) return true;
    throw error;
  }
}

/**
 * Moves coming trainings whose zone was changed by law after they were planned; a second call finds none. A training
 * that moves to the instant of another waits until that one has moved; one that meets a training that stays does not
 * stop the others.
 */
export async function recheckZones(job: Job, signal?: AbortSignal, clock: Clock = instantsOf): Promise<void> {
  const coming = await job.database.db
    .select()
    .from(trainings)
    .where(and(planned, gt(startsAt, job.now())))
    .orderBy(asc(id));
  let left = coming.filter((training) => isMoved(training, clock)).map((training) => training.id);
  while (left.length > 0) {
    const stuck: string[] = [];
    for (const trainingId of left) {
      if (signal?.aborted) return;
      if (await meetsAnother(job, trainingId, clock)) stuck.push(trainingId);
    }
    if (stuck.length === left.length) {
      throw new Error(`A law moves trainings onto other dates of their topics: ${stuck.join(', ')}`);
    }
    left = stuck;
  }
}
