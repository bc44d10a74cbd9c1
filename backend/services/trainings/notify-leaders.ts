import { and, eq, gt, gte, isNull, lt, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { seatsGivenUp, trainingFull, visitsUnmarked } from '@/lib/domain/leader-words';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import type { TrainingFacts } from '@/lib/domain/training-words';
import type { TrainingType } from '@/lib/domain/trainings/training';
import * as path from '@/lib/routes/path';
import { notifications } from '../../db/schema/notifications';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../http/context';
import { roleNames } from '../../http/viewer';
import { notify, type News } from '../notifications/notify';
import { heldSeats } from './quota-seats';
import { planned } from './slot-filters';
import { readTrainingsFacts } from './training-facts';

type Job = Pick<Deps, 'database' | 'now'>;

const kind = 'training-staff' as const;
/** The leader is asked for visits from one day until three days after the end of a training. */
const ASKED_AFTER_MS = DAY_MS;
const ASKED_UNTIL_MS = 3 * DAY_MS;
/** Hours whose notifications are still sent after a server's downtime. */
const PAST_HOURS = 3;

const seat = trainingRegistrations;
const { id, startsAt, endsAt } = trainings;

const countOf = (condition: SQL) =>
  sql<number>`(select count(*) from training_registrations seat where seat.training_id = ${id} and ${condition})`.mapWith(
    Number,
  );

/** Condition: no notification has this key yet. Each is written once, and no ids are spent on known keys. */
const unsent = ({ database: { db } }: Job, key: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(notifications)
      .where(and(eq(notifications.userId, trainings.leaderId), eq(notifications.key, key))),
  );

/** Condition: accounts in use. */
const inUse = and(eq(users.isArchived, false), isNull(users.erasedAt));

/** Selects planned trainings whose leader has an account in use. */
const selectLed = ({ database: { db } }: Job, where: SQL | undefined) =>
  db
    .select({
      ...{ id, type: trainings.type, leaderId: users.id, roles: roleNames },
      waiting: countOf(sql`seat.state = 'waiting'`),
      registered: countOf(sql`seat.state = 'registered'`),
      visited: countOf(sql`seat.visited_at is not null`),
    })
    .from(trainings)
    .innerJoin(users, eq(users.id, trainings.leaderId))
    .where(and(planned, inUse, where));

type Words = Omit<News, 'userId' | 'kind' | 'key'>;
interface Leader {
  leaderId: string;
  roles: string[];
  type: TrainingType;
}

/** Link to the page of the training that the leader's role may open. */
function linkOf(trainingId: string, { roles, type }: Leader): string {
  const viewer = { roles, permissions: [] };
  if (can(viewer, 'trainings.manage')) return path.training(trainingId);
  if (can(viewer, 'trainings.record')) return `${path.trainingVisits()}?training=${trainingId}`;
  return type === 'webinar' ? path.webinarRoom(trainingId) : path.schedule();
}

/** Makes one notification for each training, with a key made of `key` and its id. */
async function newsOfEach<Row extends Leader & { id: string }>(
  { database: { db } }: Job,
  rows: readonly Row[],
  key: string,
  wordsOf: (training: TrainingFacts, row: Row) => Words,
): Promise<News[]> {
  const facts = await readTrainingsFacts(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const training = facts.get(row.id);
    return training
      ? [{ userId: row.leaderId, kind, key: `${key}:${row.id}`, ...wordsOf(training, row) }]
      : [];
  });
}

/** Notifications of trainings without a free seat, once for each training; kept seats are not free. */
async function newsOfFull(job: Job): Promise<News[]> {
  const isFull = sql`${trainings.taken} + ${heldSeats} >= ${trainings.capacity}`;
  const isUnsent = unsent(job, sql`'training-full:' || ${id}`);
  const found = await selectLed(job, and(gt(startsAt, job.now()), isFull, isUnsent));
  return newsOfEach(job, found, 'training-full', (training, one) =>
    trainingFull(training, { waiting: one.waiting, link: linkOf(one.id, one) }),
  );
}

async function newsOfUnmarked(job: Job): Promise<News[]> {
  const ago = (ms: number) => new Date(job.now().getTime() - ms);
  const over = and(lte(endsAt, ago(ASKED_AFTER_MS)), gt(endsAt, ago(ASKED_UNTIL_MS)));
  const ended = await selectLed(job, and(over, unsent(job, sql`'visits-unmarked:' || ${id}`)));
  const found = ended.filter(({ registered, visited }) => registered > 0 && visited === 0);
  return newsOfEach(job, found, 'visits-unmarked', (training, one) =>
    visitsUnmarked(training, { registered: one.registered, link: linkOf(one.id, one) }),
  );
}

/** Notifications of late cancels, one for each whole hour that has passed and all trainings of a leader. */
async function newsOfGivenUp(job: Job): Promise<News[]> {
  const { database, now } = job;
  const { db } = database;
  const hour = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS;
  const until = new Date(hour);
  const from = new Date(hour - PAST_HOURS * HOUR_MS);
  const of = sql<string>`extract(epoch from date_trunc('hour', ${seat.cancelledAt}, 'UTC'))::bigint::text`;
  const rows = await db
    .select({
      ...{ id, type: trainings.type, hour: of, leaderId: users.id, roles: roleNames },
      seats: sql`count(*)`.mapWith(Number),
    })
    .from(seat)
    .innerJoin(trainings, eq(id, seat.trainingId))
    .innerJoin(users, eq(users.id, trainings.leaderId))
    .where(
      and(
        ...[planned, inUse, eq(seat.cancelledLate, true)],
        ...[gte(seat.cancelledAt, from), lt(seat.cancelledAt, until)],
        unsent(job, sql`'seats-given-up:' || ${users.id} || ':' || ${of}`),
      ),
    )
    .groupBy(id, of, users.id)
    .orderBy(id);
  const facts = await readTrainingsFacts(
    db,
    rows.map((one) => one.id),
  );
  const byHour = new Map<string, typeof rows>();
  for (const one of rows) {
    const hourOf = `${one.leaderId}:${one.hour}`;
    byHour.set(hourOf, [...(byHour.get(hourOf) ?? []), one]);
  }
  return [...byHour].flatMap(([hourOf, ones]) => {
    const [first] = ones;
    const list = ones.flatMap((one) => {
      const training = facts.get(one.id);
      return training ? [{ training, seats: one.seats }] : [];
    });
    if (!first || list.length === 0) return [];
    const words = seatsGivenUp(list, linkOf(first.id, first));
    return [{ userId: first.leaderId, kind, key: `seats-given-up:${hourOf}`, ...words }];
  });
}

/** Notifies leaders of what they may act on, once each. Safe on several servers. */
export async function notifyLeaders(job: Job, signal?: AbortSignal): Promise<void> {
  for (const find of [newsOfFull, newsOfUnmarked, newsOfGivenUp]) {
    if (signal?.aborted) return;
    const news = await find(job);
    await inTransaction(job.database, (tx) => notify({ db: tx, now: job.now }, news));
  }
}
