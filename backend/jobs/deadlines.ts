import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { deadlineKey, endOfDayAhead, notifiedItems } from '@/lib/domain/deadlines';
import { DAY_MS, moscowDay, moscowParts } from '@/lib/domain/moscow';
import { programmeCloses, testsClose } from '@/lib/domain/notification-words';
import { learningItems, learningProgress } from '../db/schema/learning';
import { notifications } from '../db/schema/notifications';
import { userRoles, users } from '../db/schema/users';
import { inTransaction } from '../db/transaction';
import type { Db } from '../db/types';
import type { Deps } from '../http/context';
import { visibleItem } from '../services/learnings/visible-item';
import { remindOfClosing } from '../services/programme/remind-of-closing';
import { notify, type News } from '../services/notifications/notify';

type Job = Pick<Deps, 'database' | 'config' | 'now'>;

const TESTS_AHEAD_DAYS = 3;
const PROGRAMME_AHEAD_MS = 7 * DAY_MS;
/** People absent for longer get no reminders. */
const ACTIVE_MS = 30 * DAY_MS;
/** Hours of reminders, Moscow time: from nine in the morning to eight in the evening, so that nobody is woken. */
const FROM_HOUR = 9;
const TO_HOUR = 20;
const BATCH = 500;

/** Active pharmacists after `afterId` without a notification of `key`, so that a repeated run notifies nobody twice. */
async function notNotified(db: Db, key: string, afterId: string, now: Date): Promise<string[]> {
  const notified = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, users.id), eq(notifications.key, key)));
  const staff = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.id, afterId),
        isNull(users.erasedAt),
        eq(users.isArchived, false),
        gte(users.lastActivityAt, new Date(now.getTime() - ACTIVE_MS)),
        not(exists(staff)),
        not(exists(notified)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Notifies everyone without a notification of `key`, one transaction per batch. */
async function notifyAll(
  { database, now }: Job,
  key: string,
  newsOf: (db: Db, userIds: string[]) => Promise<News[]>,
): Promise<void> {
  for (let afterId = '0'; ;) {
    const userIds = await notNotified(database.db, key, afterId, now());
    if (userIds.length === 0) return;
    await inTransaction(database, async (tx) => notify({ db: tx, now }, await newsOf(tx, userIds)));
    afterId = userIds.at(-1) ?? afterId;
  }
}

function closingTests({ database, now }: Job) {
  const at = now();
  return database.db
    .select({
      itemId: learningItems.id,
      testId: learningItems.testId,
      title: learningItems.title,
      endDate: learningItems.endDate,
    })
    .from(learningItems)
    .where(
      and(
        isNotNull(learningItems.testId),
        visibleItem(at),
        or(isNull(learningItems.startDate), lte(learningItems.startDate, at)),
        gt(learningItems.endDate, at),
        lt(learningItems.endDate, endOfDayAhead(at, TESTS_AHEAD_DAYS)),
      ),
    )
    .orderBy(asc(learningItems.endDate), asc(learningItems.id));
}
type Closing = Awaited<ReturnType<typeof closingTests>>[number];

/** `user item` of tests that are passed, or can't be tried again before they close. */
async function doneOf(db: Db, userIds: string[], closing: readonly Closing[]): Promise<Set<string>> {
  const { userId, itemId, finishedAt, lastAccrualPointsAt, repeatAt } = learningProgress;
  const ids = closing.map((item) => item.itemId);
  const over = and(isNotNull(repeatAt), gte(repeatAt, learningItems.endDate));
  const rows = await db
    .select({ userId, itemId })
    .from(learningProgress)
    .innerJoin(learningItems, eq(learningItems.id, itemId))
    .where(
      and(
        inArray(userId, userIds),
        inArray(itemId, ids),
        or(isNotNull(finishedAt), isNotNull(lastAccrualPointsAt), over),
      ),
    );
  return new Set(rows.map((row) => `${row.userId} ${row.itemId}`));
}

/**
 * `user item` of the tests whose closing on `day` people were notified of. Read under a lock of these people: another
 * server may be notifying them right now.
 */
async function notifiedOf(db: Db, userIds: string[], day: string): Promise<Set<string>> {
  const these = inArray(users.id, userIds);
  await db.select({ id: users.id }).from(users).where(these).orderBy(asc(users.id)).for('no key update');
  const { userId, key } = notifications;
  const rows = await db
    .select({ userId, key })
    .from(notifications)
    .where(and(inArray(userId, userIds), like(key, `${deadlineKey(day, [])}%`)));
  return new Set(
    rows.flatMap((row) => [...notifiedItems([row.key], day)].map((id) => `${row.userId} ${id}`)),
  );
}

/**
 * Notifies of all tests that close on one day by one message, three days ahead; a test that is published or moved to
 * that day afterwards gets another message.
 */
async function notifyOfTests(job: Job): Promise<void> {
  const byDay = new Map<string, Closing[]>();
  for (const item of await closingTests(job)) {
    const day = moscowDay(item.endDate ?? job.now());
    byDay.set(day, [...(byDay.get(day) ?? []), item]);
  }
  for (const [day, closing] of byDay) {
    const keyOf = (items: readonly Closing[]) => {
      const ids = items.map(({ itemId }) => itemId);
      return deadlineKey(day, ids);
    };
    await notifyAll(job, keyOf(closing), async (db, userIds) => {
      const notified = await notifiedOf(db, userIds, day);
      const done = await doneOf(db, userIds, closing);
      return userIds.flatMap((userId) => {
        const isNews = (own: string) => !notified.has(own) && !done.has(own);
        const open = closing.filter(({ itemId }) => isNews(`${userId} ${itemId}`));
        const at = open[0]?.endDate;
        if (!at) return [];
        const key = keyOf(open);
        const named = open.map(({ testId, title }) => ({ testId: testId ?? '', title }));
        return [{ userId, kind: 'test-deadline' as const, key, ...testsClose(named, at, job.now()) }];
      });
    });
  }
}

async function notifyOfProgramme(job: Job): Promise<void> {
  const finish = job.config.PROGRAMME_FINISH_AT;
  const left = finish.getTime() - job.now().getTime();
  if (left <= 0 || left > PROGRAMME_AHEAD_MS) return;
  const key = `programme-deadline:${finish.toISOString()}`;
  const message = programmeCloses(finish, job.now());
  await notifyAll(job, key, async (_, userIds) =>
    userIds.map((userId) => ({ userId, kind: 'programme-deadline' as const, key, ...message })),
  );
}

/** Notifies pharmacists of what closes soon, once each, however often and on however many servers it runs. */
export async function notifyOfDeadlines(job: Job): Promise<void> {
  const { hour } = moscowParts(job.now());
  if (hour < FROM_HOUR || hour >= TO_HOUR) return;
  await notifyOfTests(job);
  await notifyOfProgramme(job);
  await remindOfClosing(job);
}
