import { RUNS_A_DAY } from '@/lib/domain/run';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { readOwnRun } from '../runs/own-runs';
import { startRun } from '../runs/start-run';

/** Starts the run that gathers all data stored about the viewer. 409 `run-under-way`, 429 `too-many-runs`. */
export async function exportAccount(ctx: Ctx) {
  return inTransaction(ctx, async () => {
    const id = await startRun(ctx, 'account-data', { mostADay: RUNS_A_DAY });
    await audit.record(ctx, { action: 'user.exported', subjectType: 'user', subjectId: viewerOf(ctx).id });
    return readOwnRun(ctx, id);
  });
}
