import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { completeBody } from '@/api/modules/schemas';
import { modulePoints, rightAnswersOf } from '@/lib/domain/modules';
import { leastModuleSeconds } from '@/lib/domain/openings';
import { repeatAfter } from '@/lib/domain/repeat';
import { scoreModule } from '@/lib/domain/scoring';
import { learningProgress } from '../../db/schema/learning';
import { moduleStates } from '../../db/schema/modules';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { lockProgress } from '../learnings/lock-progress';
import { takeOpening } from '../learnings/openings';
import { postEntries } from '../points/post-entries';
import { readBalances } from '../points/read-balances';
import { completionCounts } from './completion-counts';
import { findModule } from './get-module';
import type { ModuleRow } from './module-row';

type Body = z.output<typeof completeBody>;
interface Outcome {
  right: number;
  points: number;
  awarded: number;
  repeatAt: Date | null;
}

function rightIn({ module }: ModuleRow, body: Body): number {
  const { correctAnswersCount } = body;
  // 0 means that the number is not stated: points that do not depend on it are paid all the same
  if (module.questionsCount === 0 && !module.isDynamicScoring) return correctAnswersCount ?? 0;
  if (correctAnswersCount !== undefined && correctAnswersCount > module.questionsCount) {
    throw wrongField('correct_answers_count', 'too-many-answers', 'Верных ответов больше, чем вопросов.');
  }
  return rightAnswersOf(body, module.questionsCount);
}

/**
 * A SCORM course must have saved its state since the opening before it reports completion, else 422 `state-required`;
 * not all other packages save one.
 */
function checkRecorded({ pack, kept }: ModuleRow, openedAt: Date): void {
  const savedAt = kept?.savedAt;
  if (!pack?.format.startsWith('scorm') || (savedAt && savedAt >= openedAt)) return;
  throw new AppError(422, 'state-required', 'Модуль ещё не сохранил, как он пройден. Повторите попытку.');
}

async function record(tx: Db, ctx: Ctx, { module, itemId }: ModuleRow, { right, points, repeatAt }: Outcome) {
  const userId = viewerOf(ctx).id;
  const now = ctx.now();
  await tx
    .update(learningProgress)
    .set({
      finishedAt: now,
      score: points,
      repeatAt,
      ...(points > 0 ? { lastAccrualPointsAt: now } : {}),
    })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, itemId)));
  const result = { correctAnswersCount: right, points, completedAt: now, updatedAt: now };
  await tx
    .insert(moduleStates)
    .values({ userId, moduleId: module.id, ...result, createdAt: now })
    .onConflictDoUpdate({ target: [moduleStates.userId, moduleStates.moduleId], set: result });
}

/** Pays the points. The key of the entry contains only the module, so that it pays once under any circumstances. */
async function pay(tx: Db, ctx: Ctx, { module }: ModuleRow, { right, points }: Outcome): Promise<void> {
  if (points <= 0) return;
  const of = module.questionsCount > 0 ? ` ${String(right)} из ${String(module.questionsCount)}` : '';
  await postEntries(tx, ctx, [
    {
      userId: viewerOf(ctx).id,
      markId: module.markId,
      amount: points,
      kind: 'module',
      subjectType: 'module',
      subjectId: module.id,
      title: module.title,
      ...(of ? { reason: `Верных ответов:${of}` } : {}),
      key: `module:${module.id}`,
    },
  ]);
}

/** Returns the result that is valid: the one counted before, or this one, which is recorded and paid. */
async function settle(tx: Db, ctx: Ctx, row: ModuleRow, body: Body): Promise<Outcome> {
  const now = ctx.now();
  const of = { userId: viewerOf(ctx).id, itemId: row.itemId };
  const progress = await lockProgress(tx, { ...of, now });
  const right = rightIn(row, body);
  if (!completionCounts(progress, now)) {
    const { score, repeatAt } = progress;
    return { right: row.kept?.correctAnswersCount ?? right, points: score ?? 0, awarded: 0, repeatAt };
  }
  const { openedAt } = await takeOpening(tx, ctx, of, leastModuleSeconds(row.module));
  checkRecorded(row, openedAt);
  const points = scoreModule(row.module, right);
  const repeatAt = repeatAfter({ points, most: modulePoints(row.module), now });
  const outcome = { right, points, awarded: points, repeatAt };
  await record(tx, ctx, row, outcome);
  await pay(tx, ctx, row, outcome);
  return outcome;
}

/**
 * Completes a module: the server counts the points and pays them once, in one transaction (decisions, 'Learning and
 * points'). Completed again, it returns the first result and pays nothing. 404; 422 `too-many-answers`,
 * `page-required`, `too-soon` (with `Retry-After`), `state-required`.
 */
export async function completeModule(ctx: Ctx, name: string, body: Body) {
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const row = await findModule(ctx, name);
    const { right, points, awarded, repeatAt } = await settle(tx, ctx, row, body);
    const balances = await readBalances(tx, userId);
    return {
      id: row.module.id,
      correctAnswersCount: right,
      questionsCount: row.module.questionsCount,
      points,
      pointsAwarded: awarded,
      repeatDatetime: repeatAt?.toISOString() ?? null,
      balance: balances[row.mark.slug] ?? 0,
    };
  });
}
