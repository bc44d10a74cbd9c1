import { and, asc, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { counted, points as pointsText } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { attempts, tests } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import { sqlState } from '../../db/sql-state';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import type { Deps } from '../../http/context';
import { lockProgress } from '../learnings/lock-progress';
import { notify } from '../notifications/notify';
import { atRevision } from '../tests/asked-revision';
import { selectTests, testOf, type Attempt } from '../tests/find-test';
import { settleAttempt } from '../tests/settle-attempt';
import { readProgramme } from './programme';
import { programmeSpace, type ProgrammeSpace } from './programme-space';

type Job = Pick<Deps, 'database' | 'config' | 'now' | 'log'>;

const BATCH = 100;

interface Moment {
  now: Date;
  finishAt: Date;
}

/** Returns the closing time of a test: its own end, but no later than that of the programme. */
const closesAt = (endDate: Date | null, finishAt: Date): Date =>
  endDate && endDate < finishAt ? endDate : finishAt;

/** Condition: open attempts with answers, at programme tests that have closed. */
const isDue = ({ now, finishAt }: Moment): SQL | undefined =>
  and(
    isNull(attempts.submittedAt),
    sql`jsonb_array_length(${attempts.answers}) > 0`,
    isNotNull(tests.programmeMonthId),
    finishAt <= now ? undefined : lte(tests.endDate, now),
    isNull(users.erasedAt),
  );

/** Reads one batch of due attempts in the order of their ids. */
const dueAttempts = (db: Db, moment: Moment, after: string) =>
  db
    .select({ id: attempts.id, userId: attempts.userId })
    .from(attempts)
    .innerJoin(tests, eq(tests.id, attempts.testId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(isDue(moment), gt(attempts.id, after)))
    .orderBy(asc(attempts.id))
    .limit(BATCH);

const MOST_NAMED = 200;

/**
 * Counts due attempts that are not scored yet: those that wait and those that failed, the first failed ones by name.
 */
export async function uncounted(db: Db, moment: Moment) {
  const { closeFailedAt } = attempts;
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${closeFailedAt} is null)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${closeFailedAt} is not null)`.mapWith(Number),
    })
    .from(attempts)
    .innerJoin(tests, eq(tests.id, attempts.testId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(isDue(moment));
  const { waiting = 0, failed = 0 } = counts ?? {};
  const named =
    failed === 0
      ? []
      : await db
          .select({ id: attempts.id, name: users.fullName, test: tests.title })
          .from(attempts)
          .innerJoin(tests, eq(tests.id, attempts.testId))
          .innerJoin(users, eq(users.id, attempts.userId))
          .where(and(isDue(moment), isNotNull(closeFailedAt)))
          .orderBy(asc(attempts.id))
          .limit(MOST_NAMED);
  return { waiting, failed, failures: named.map(({ name, ...one }) => ({ ...one, name: name ?? '' })) };
}

/** Scores and pays the attempt as of the second when its test closed. */
async function settle(
  tx: Db,
  { config }: Pick<Job, 'config'>,
  space: ProgrammeSpace,
  attempt: Attempt,
): Promise<void> {
  const [found] = await selectTests(tx).where(eq(tests.id, attempt.testId)).for('share', { of: tests });
  if (!found) return;
  const test = await atRevision({ db: tx }, testOf(found), attempt.revisionId);
  const at = closesAt(test.endDate, space.programme.finishAt);
  const clock = { now: () => at, config };
  await lockProgress(tx, { userId: attempt.userId, itemId: test.itemId, now: at });
  const { attempt: sent } = await settleAttempt(tx, clock, { test, attempt, space });
  const { correctAnswersCount = 0, questionsCount = 0, awarded = 0 } = sent.result ?? {};
  const right = `${String(correctAnswersCount)} из ${counted(questionsCount, ['вопроса', 'вопросов', 'вопросов'])}`;
  await notify({ db: tx, now: clock.now }, [
    {
      ...{ userId: attempt.userId, kind: 'test-deadline' as const, key: `test-closed:${attempt.id}` },
      title: 'Тест закрыт, засчитано то, что вы ответили',
      text: `«${test.title}»: верно ${right}, ${pointsText(awarded)} программы.`,
      link: path.programme(),
    },
  ]);
}

/** Closes one attempt under the person's lock: an answer that was being saved has then been written or refused. */
async function closeOne(job: Job, space: ProgrammeSpace, { id, userId }: { id: string; userId: string }) {
  await inTransaction(alsoOf({ db: job.database.db }, userId), async (tx) => {
    const [attempt] = await tx
      .select()
      .from(attempts)
      .where(and(eq(attempts.id, id), isNull(attempts.submittedAt)))
      .for('update');
    if (attempt) await settle(tx, job, space, attempt);
  });
}

/**
 * Whether the error is transient (lost connection, deadlock, server shutdown): the next turn finds the attempt
 * unchanged.
 */
const isPassing = (error: unknown) => /^(08|40|53|55|57)/.test(sqlState(error) ?? '');

/** Closes one attempt; a failure does not stop the others: the attempt is marked, and the next turn retries it. */
async function tryOne(job: Job, space: ProgrammeSpace, attempt: { id: string; userId: string }) {
  try {
    await closeOne(job, space, attempt);
  } catch (error) {
    job.log.error({ err: error, attemptId: attempt.id }, 'an attempt could not be closed');
    if (isPassing(error)) return;
    const closeFailedAt = job.now();
    await job.database.db.update(attempts).set({ closeFailedAt }).where(eq(attempts.id, attempt.id));
  }
}

/**
 * Submits attempts that were open when a test of the programme closed, with the answers saved by that second: nobody
 * gets more time, and no answer is lost. Safe on several servers and when interrupted.
 */
export async function closeAttempts(job: Job, signal?: AbortSignal): Promise<void> {
  const { db } = job.database;
  const programme = await readProgramme({ db, config: job.config });
  const space = programmeSpace(db, programme);
  for (let after = '0'; !signal?.aborted;) {
    const due = await dueAttempts(db, { now: job.now(), finishAt: programme.finishAt }, after);
    for (const attempt of due) await tryOne(job, space, attempt);
    const last = due.at(-1);
    if (!last) return;
    after = last.id;
  }
}
