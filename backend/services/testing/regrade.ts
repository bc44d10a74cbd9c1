import { desc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { regradeBody, testRegrade } from '@/api/regrades/schemas';
import type { Of } from '@/lib/json-api/resource';
import { ledgerEntries } from '../../db/schema/points';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { payOne } from './pay-regrade';
import { assertTest } from './present';
import { keyedTest, MOST_AT_ONCE, planRegrade, type Change, type Plan } from './regrade-plan';
import { isRegrade, personsOf } from './regrade-rows';
import { assertNotRegrading, beginRun, isRegrading } from './regrade-runs';
import { revisionsOf } from './revisions';
import { throttleScoring } from './scoring-line';
import { lockTest } from './test-kind';

/** Most names in one response; the counts include everybody. */
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

async function present(db: Db, id: string, plan: Plan): Promise<Of<typeof testRegrade>> {
  const last = await lastBatch(db, id);
  const { gains, losses, ...sums } = plan;
  return {
    ...{ id, ...sums },
    gains: gains.slice(0, MOST_NAMES).map(named),
    losses: losses.slice(0, MOST_NAMES).map(named),
    last: last && { ...last, at: last.at.toISOString() },
    isUnderWay: await isRegrading(db, id),
  };
}

async function plannedBy(db: Db, id: string) {
  const keyed = await keyedTest(db, id);
  return { plan: await planRegrade(db, keyed), revisionId: keyed.published.id };
}
const planOf = async (db: Db, id: string) => (await plannedBy(db, id)).plan;

/** Preview of a regrade: who would gain, who was paid too much. Writes nothing. 404, 409 `nothing-published`, 429. */
export async function getRegrade(ctx: Ctx, id: string): Promise<Of<typeof testRegrade>> {
  await assertTest(ctx, id);
  await throttleScoring(ctx);
  return present(ctx.db, id, await planOf(ctx.db, id));
}

type Planned = Awaited<ReturnType<typeof plannedBy>>;
type Shown = z.output<typeof regradeBody>;

const changed = () =>
  new AppError(409, 'regrade-changed', 'Пока вы смотрели, итог пересчёта изменился. Проверьте его ещё раз.');

function assertShown({ gainsCount, points }: Plan, shown: Shown): void {
  if (gainsCount === 0)
    throw new AppError(409, 'nothing-to-regrade', 'По нынешнему ключу никому ничего не причитается.');
  if (gainsCount !== shown.people || points !== shown.points) throw changed();
}

/** Starts a run if there are more people than one call pays; it pays what was shown, by the version of the plan. */
function payByRun(ctx: Ctx, id: string, { plan, revisionId }: Planned, shown: Shown) {
  return inTransaction(ctx, async (tx) => {
    await lockTest(tx, id);
    assertShown(plan, shown);
    // planning takes seconds without a lock: another version may be published by now
    if ((await revisionsOf(tx, id)).published?.id !== revisionId) throw changed();
    const batch = crypto.randomUUID();
    const runId = await beginRun(ctx, 'test-regrade', id, { batch, revisionId });
    const details = { batch, ...shown, runId };
    await audit.record(ctx, { action: 'regrade.applied', subjectType: 'test', subjectId: id, details });
    return present(tx, id, plan);
  });
}

/**
 * Pays what the preview has shown, one entry per person; nobody loses points. More people than `atOnce` are paid by a
 * run. 409 `regrade-changed` if the outcome differs from the preview, `nothing-to-regrade` when nobody gains,
 * `run-under-way`.
 */
export async function applyRegrade(ctx: Ctx, id: string, shown: Shown, atOnce = MOST_AT_ONCE) {
  await assertTest(ctx, id);
  const before = await plannedBy(ctx.db, id);
  if (before.plan.looked > atOnce) return payByRun(ctx, id, before, shown);
  const ids = before.plan.gains.map(({ userId }) => userId);
  return inTransaction(personsOf(ctx, ids), async (tx) => {
    const row = await lockTest(tx, id);
    await assertNotRegrading(tx, id);
    const plan = await planOf(tx, id);
    assertShown(plan, shown);
    // somebody gains who is not locked
    if (plan.gains.some(({ userId }) => !ids.includes(userId))) throw changed();
    const paying = { batch: crypto.randomUUID(), authorId: viewerOf(ctx).id, now: ctx.now };
    for (const change of plan.gains) await payOne(tx, paying, row, change);
    const details = { batch: paying.batch, ...shown };
    await audit.record(ctx, { action: 'regrade.applied', subjectType: 'test', subjectId: id, details });
    return present(tx, id, await planOf(tx, id));
  });
}
