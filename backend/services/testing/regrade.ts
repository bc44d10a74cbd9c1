import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { regradeBody, testRegrade } from '@/api/testing/schemas';
import type { Of } from '@/lib/json-api/resource';
import { learningProgress } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { awardForTest } from '../certificates/award';
import { postEntries } from '../points/post-entries';
import { assertTest, type Row } from './present';
import { isRegrade, itemOf, personsOf } from './regrade-rows';
import { planRegrade, type Change, type Plan } from './regrade-plan';
import { lockTest } from './test-kind';

/** Names listed in one answer; the counts are of everybody. */
const MOST_NAMES = 500;

interface Batch {
  batch: string;
  at: Date;
  people: number;
  points: number;
}

const batchOf = sql<string>`split_part(${ledgerEntries.idempotencyKey}, ':', 2)`;
/** The last regrade of a test that is not wholly undone; null for none. */
async function lastBatch(db: Db, testId: string): Promise<Batch | null> {
  const [row] = await db
    .select({
      batch: batchOf,
      at: sql`min(${ledgerEntries.createdAt})`.mapWith(ledgerEntries.createdAt),
      people: sql<number>`count(distinct ${ledgerEntries.userId})`.mapWith(Number),
      points: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(isRegrade(testId))
    .groupBy(batchOf)
    .having(sql`sum(${ledgerEntries.amount}) > 0`)
    .orderBy(desc(sql`max(${ledgerEntries.id})`))
    .limit(1);
  return row ?? null;
}

const named = ({ name, paid, points, change, nowPasses }: Change) => ({
  ...{ name, before: paid, after: points, change, nowPasses },
});

const sumOf = (gains: readonly Change[]) => gains.reduce((sum, { change }) => sum + change, 0);

function present(id: string, { looked, gains, losses }: Plan, last: Batch | null): Of<typeof testRegrade> {
  return {
    ...{ id, looked, gainsCount: gains.length, lossesCount: losses.length, points: sumOf(gains) },
    gains: gains.slice(0, MOST_NAMES).map(named),
    losses: losses.slice(0, MOST_NAMES).map(named),
    last: last && { ...last, at: last.at.toISOString() },
  };
}

/** Preview of a regrade: who would gain, who was paid too much. Writes nothing. 404, 409 `nothing-published`. */
export async function getRegrade(ctx: Ctx, id: string): Promise<Of<typeof testRegrade>> {
  await assertTest(ctx, id);
  return present(id, await planRegrade(ctx.db, id), await lastBatch(ctx.db, id));
}

async function payOne(tx: Db, ctx: Ctx, row: Row, batch: string, change: Change): Promise<void> {
  const { userId, correctAnswersCount: right, questionsCount, passed, points } = change;
  await postEntries(tx, ctx, [
    {
      ...{ userId, markId: row.markId, amount: change.change, kind: 'regrade' as const },
      ...{ subjectType: 'test', subjectId: row.id, title: row.title },
      reason: `Исправлен ключ теста. Верных ответов теперь: ${String(right)} из ${String(questionsCount)}`,
      authorId: viewerOf(ctx).id,
      key: `regrade:${batch}:${userId}`,
    },
  ]);
  const now = ctx.now();
  await tx
    .update(learningProgress)
    .set({
      score: points,
      finishedAt: sql`coalesce(${learningProgress.finishedAt}, ${now.toISOString()}::timestamptz)`,
      repeatAt: null,
      lastAccrualPointsAt: now,
    })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, itemOf(tx, row.id))));
  const score = { ...change, maxPoints: row.maxPoints, questions: [] };
  if (passed) await awardForTest(tx, ctx, { userId, test: row, score });
}

/**
 * Pays what the preview has shown, one entry a person; nobody loses points. 409 `regrade-changed` when the outcome
 * is another one by now, `nothing-to-regrade` when nobody gains.
 */
export async function applyRegrade(ctx: Ctx, id: string, { people, points }: z.output<typeof regradeBody>) {
  await assertTest(ctx, id);
  const before = await planRegrade(ctx.db, id);
  const ids = before.gains.map(({ userId }) => userId);
  return inTransaction(personsOf(ctx, ids), async (tx) => {
    const row = await lockTest(tx, id);
    const plan = await planRegrade(tx, id);
    const isShown = plan.gains.length === people && sumOf(plan.gains) === points;
    if (plan.gains.length === 0)
      throw new AppError(409, 'nothing-to-regrade', 'По нынешнему ключу никому ничего не причитается.');
    if (!isShown || plan.gains.some(({ userId }) => !ids.includes(userId)))
      throw new AppError(
        409,
        'regrade-changed',
        'Пока вы смотрели, итог пересчёта изменился. Проверьте его ещё раз.',
      );
    const batch = crypto.randomUUID();
    for (const change of plan.gains) await payOne(tx, ctx, row, batch, change);
    const details = { batch, people, points };
    await audit.record(ctx, { action: 'regrade.applied', subjectType: 'test', subjectId: id, details });
    return present(id, await planRegrade(tx, id), await lastBatch(tx, id));
  });
}
