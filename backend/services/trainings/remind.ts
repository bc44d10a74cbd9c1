import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import { trainingSoon } from '@/lib/domain/training-words';
import { HOUR_MS } from '@/lib/domain/moscow';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../http/context';
import type { Seen } from './reader-clocks';
import { planned } from './slot-filters';
import { notifyBooked, type BookedNews } from './notify-booked';
import { readTrainingsFacts } from './training-facts';

type Job = Pick<Deps, 'database' | 'now'>;

/** Hours before the start when a reminder is due, and until when a server still sends it after downtime. */
const REMINDERS = [
  { hours: 24, until: 12 },
  { hours: 1, until: 0.25 },
] as const;
const BATCH = 500;

const row = trainingRegistrations;
const { id, startsAt } = trainings;

/** Selects seats after `afterId` whose reminder is due, except those booked after it was due. */
async function due({ database, now }: Job, { hours, until }: (typeof REMINDERS)[number], afterId: string) {
  const at = (before: number) => new Date(now().getTime() + before * HOUR_MS);
  const booked = sql`${row.since} <= ${startsAt} - make_interval(hours => ${hours})`;
  return database.db
    .select({ id: row.id, userId: row.userId, trainingId: id, startsAt })
    .from(row)
    .innerJoin(trainings, eq(id, row.trainingId))
    .where(
      and(
        ...[planned, eq(row.state, 'registered'), or(isNotNull(row.userId), isNotNull(row.guest))],
        gt(row.id, afterId),
        ...[lte(startsAt, at(hours)), gt(startsAt, at(until)), booked],
      ),
    )
    .orderBy(asc(row.id))
    .limit(BATCH);
}

async function remind(job: Job, reminder: (typeof REMINDERS)[number], signal?: AbortSignal): Promise<void> {
  for (let afterId = '0'; !signal?.aborted;) {
    const found = await due(job, reminder, afterId);
    const last = found.at(-1);
    if (!last) return;
    await inTransaction(job.database, async (tx) => {
      const facts = await readTrainingsFacts(tx, [...new Set(found.map(({ trainingId }) => trainingId))]);
      const news = found.flatMap(({ id: of, userId, trainingId, startsAt: notAfter }): BookedNews[] => {
        const training = facts.get(trainingId);
        if (!training) return [];
        // a moved start has another key, so that a new reminder goes out
        const key = `reminder:${of}:${notAfter.toISOString()}:${String(reminder.hours)}`;
        const words = (seen: Seen) => trainingSoon(seen(training), reminder.hours);
        return [{ id: of, userId, key, notAfter, words }];
      });
      await notifyBooked({ db: tx, now: job.now }, news, 'training-reminder');
    });
    afterId = last.id;
  }
}

/** Reminds everybody with a seat a day and an hour before the start, once each. Safe on several servers. */
export async function remindOfTrainings(job: Job, signal?: AbortSignal): Promise<void> {
  for (const reminder of REMINDERS) await remind(job, reminder, signal);
}
