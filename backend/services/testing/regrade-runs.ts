import { and, eq, inArray } from 'drizzle-orm';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { runs } from '../../db/schema/runs';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { startRun } from '../runs/start-run';

export const REGRADE_RUNS = ['test-regrade', 'test-regrade-undo'] as const;

/** Whether an open run of any owner moves points of the test's regrades: only one may at a time. */
export async function isRegrading(db: Db, testId: string): Promise<boolean> {
  const open = and(
    inArray(runs.kind, [...REGRADE_RUNS]),
    eq(runs.subject, testId),
    inArray(runs.status, [...OPEN_STATUSES]),
  );
  return (await db.$count(runs, open)) > 0;
}

/** Throws 409 `run-under-way`. Call under the lock of the test's row. */
export async function assertNotRegrading(db: Db, testId: string): Promise<void> {
  if (!(await isRegrading(db, testId))) return;
  throw new AppError(409, 'run-under-way', 'Баллы этого теста уже пересчитываются. Дождитесь конца.');
}

/** Queues a regrade that is too long for one call. 409 `run-under-way`. Call under the lock of the test's row. */
export async function beginRun(
  ctx: Ctx,
  kind: (typeof REGRADE_RUNS)[number],
  testId: string,
  input: { batch: string; revisionId?: string },
): Promise<string> {
  await assertNotRegrading(ctx.db, testId);
  return startRun(ctx, kind, { subject: testId, input });
}
