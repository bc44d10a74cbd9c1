import { and, asc, desc, eq, gt, isNotNull, like, sql } from 'drizzle-orm';
import { learningProgress } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { postEntries } from '../points/post-entries';
import type { Paying } from './pay-regrade';
import { isRegrade, itemOf } from './regrade-rows';

/** Resets the person's progress to the result of their last attempt. */
async function standAsBefore(tx: Db, testId: string, userId: string): Promise<void> {
  const [last] = await tx
    .select({ result: attempts.result, submittedAt: attempts.submittedAt })
    .from(attempts)
    .where(and(eq(attempts.testId, testId), eq(attempts.userId, userId), isNotNull(attempts.submittedAt)))
    .orderBy(desc(attempts.id))
    .limit(1);
  if (!last?.result) return;
  const { points, passed, repeatDatetime } = last.result;
  await tx
    .update(learningProgress)
    .set({
      score: points,
      repeatAt: repeatDatetime === null ? null : new Date(repeatDatetime),
      ...(passed || points > 0 ? {} : { finishedAt: null, lastAccrualPointsAt: null }),
    })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, itemOf(tx, testId))));
}

/** Selects payments of a regrade that are not undone, by person, in the order of their ids. */
export function paidBy(
  db: Db,
  testId: string,
  batch: string,
  { after = '0', most }: { after?: string; most?: number } = {},
) {
  const { userId, markId, amount, title } = ledgerEntries;
  const left = sql<number>`sum(${amount})`.mapWith(Number);
  const rows = db
    .select({ userId, markId, title: sql<string>`min(${title})`, left })
    .from(ledgerEntries)
    .where(
      and(isRegrade(testId), like(ledgerEntries.idempotencyKey, `regrade:${batch}:%`), gt(userId, after)),
    )
    .groupBy(userId, markId)
    .having(sql`sum(${amount}) > 0`)
    .orderBy(asc(userId));
  return most === undefined ? rows : rows.limit(most);
}
export type Paid = Awaited<ReturnType<typeof paidBy>>[number];

/** Posts an entry that undoes the payment of a regrade; false if the person has spent the points. */
export async function takeBackOne(
  tx: Db,
  { batch, authorId, now }: Paying,
  testId: string,
  { userId, markId, left, title }: Paid,
): Promise<boolean> {
  const entry = {
    ...{ userId, markId, amount: -left, kind: 'regrade' as const, title },
    ...{ subjectType: 'test', subjectId: testId, authorId },
    reason: 'Пересчёт теста отменён',
    key: `regrade:${batch}:${userId}:undo`,
  };
  try {
    await postEntries(tx, { now }, [entry]);
  } catch (error) {
    // `postEntries` has written nothing: the points are spent
    if (!(error instanceof AppError) || error.code !== 'funds-short') throw error;
    return false;
  }
  await standAsBefore(tx, testId, userId);
  return true;
}
