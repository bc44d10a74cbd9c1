import { and, asc, desc, eq, isNotNull, like, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { regradeResult, regradeUndoBody } from '@/api/testing/schemas';
import type { Of } from '@/lib/json-api/resource';
import { learningProgress } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import { attempts } from '../../db/schema/tests';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { postEntries } from '../points/post-entries';
import { isRegrade, itemOf, personsOf } from './regrade-rows';
import { lockTest } from './test-kind';

/** Sets the person's progress back to what their last attempt has brought. */
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

/** What is left of a regrade's payments after undoing, by person, ordered by id. */
async function openOf(db: Db, testId: string, batch: string) {
  const { userId, markId, amount, title } = ledgerEntries;
  const left = sql<number>`sum(${amount})`.mapWith(Number);
  return db
    .select({ userId, markId, title: sql<string>`min(${title})`, left })
    .from(ledgerEntries)
    .where(and(isRegrade(testId), like(ledgerEntries.idempotencyKey, `regrade:${batch}:%`)))
    .groupBy(userId, markId)
    .having(sql`sum(${amount}) > 0`)
    .orderBy(asc(userId));
}

/**
 * Undoes a regrade, one entry a person; people who have spent the points keep them and are counted in `kept`. 409
 * `nothing-to-undo`. Certificates stay.
 */
export async function undoRegrade(ctx: Ctx, id: string, { batch }: z.output<typeof regradeUndoBody>) {
  const ids = (await openOf(ctx.db, id, batch)).map(({ userId }) => userId);
  return inTransaction(personsOf(ctx, ids), async (tx) => {
    await lockTest(tx, id);
    const open = (await openOf(tx, id, batch)).filter(({ userId }) => ids.includes(userId));
    if (open.length === 0) throw new AppError(409, 'nothing-to-undo', 'Этот пересчёт уже отменён.');
    let done = 0;
    for (const { userId, markId, left, title } of open) {
      const entry = {
        ...{ userId, markId, amount: -left, kind: 'regrade' as const, title },
        ...{ subjectType: 'test', subjectId: id, authorId: viewerOf(ctx).id },
        reason: 'Пересчёт теста отменён',
        key: `regrade:${batch}:${userId}:undo`,
      };
      try {
        await postEntries(tx, ctx, [entry]);
      } catch (error) {
        // refused before anything is written: the points are spent
        if (!(error instanceof AppError) || error.code !== 'funds-short') throw error;
        continue;
      }
      await standAsBefore(tx, id, userId);
      done += 1;
    }
    const left = open.length - done;
    const details = { batch, people: done, kept: left };
    await audit.record(ctx, { action: 'regrade.undone', subjectType: 'test', subjectId: id, details });
    const result: Of<typeof regradeResult> = { id: batch, done, kept: left };
    return result;
  });
}
