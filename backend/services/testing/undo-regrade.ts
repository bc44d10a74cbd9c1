import type { z } from 'zod';
import type { regradeResult, regradeUndoBody } from '@/api/regrades/schemas';
import type { Of } from '@/lib/json-api/resource';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { MOST_AT_ONCE } from './regrade-plan';
import { personsOf } from './regrade-rows';
import { assertNotRegrading, beginRun } from './regrade-runs';
import { paidBy, takeBackOne } from './take-back';
import { lockTest } from './test-kind';

type Result = Of<typeof regradeResult>;

/**
 * Undoes a regrade, one entry per person; people who have spent the points keep them and are counted in `kept`. More
 * people than `atOnce` are handled by a run. 409 `nothing-to-undo`, `run-under-way`. Certificates stay.
 */
export async function undoRegrade(
  ctx: Ctx,
  id: string,
  { batch }: z.output<typeof regradeUndoBody>,
  atOnce = MOST_AT_ONCE,
): Promise<Result> {
  const paid = await paidBy(ctx.db, id, batch);
  const record = (details: object) =>
    audit.record(ctx, {
      action: 'regrade.undone',
      subjectType: 'test',
      subjectId: id,
      details: { ...details },
    });
  if (paid.length > atOnce)
    return inTransaction(ctx, async (tx) => {
      await lockTest(tx, id);
      const runId = await beginRun(ctx, 'test-regrade-undo', id, { batch });
      await record({ batch, runId });
      return { id: batch, done: 0, kept: 0, isUnderWay: true };
    });
  const ids = paid.map(({ userId }) => userId);
  return inTransaction(personsOf(ctx, ids), async (tx) => {
    await lockTest(tx, id);
    await assertNotRegrading(tx, id);
    const open = (await paidBy(tx, id, batch)).filter(({ userId }) => ids.includes(userId));
    if (open.length === 0) throw new AppError(409, 'nothing-to-undo', 'Этот пересчёт уже отменён.');
    const who = { batch, authorId: viewerOf(ctx).id, now: ctx.now };
    let done = 0;
    for (const one of open) done += Number(await takeBackOne(tx, who, id, one));
    const kept = open.length - done;
    await record({ batch, people: done, kept });
    return { id: batch, done, kept, isUnderWay: false };
  });
}
