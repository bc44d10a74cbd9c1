import { and, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { runs } from '../../db/schema/runs';
import { files } from '../../db/schema/system';
import { inTransaction } from '../../db/transaction';
import { discardFiles, placesOf } from '../../files/discard';
import type { Worker } from '../../runs/run-work';

/** Time that an ended run stays visible to its owner. */
const KEPT_MS = 30 * DAY_MS;

/** Removes expired files, and runs that ended longer ago than `KEPT_MS`. */
export async function expireRuns(worker: Worker): Promise<void> {
  const { database, now } = worker;
  await inTransaction(database, async (tx) => {
    const over = and(isNotNull(runs.fileId), lte(runs.expiresAt, now()));
    const gone = tx.select({ id: runs.fileId }).from(runs).where(over);
    await discardFiles(placesOf(worker), inArray(files.id, gone));
    await tx.update(runs).set({ fileId: null }).where(over);
    await tx.delete(runs).where(lt(runs.finishedAt, new Date(now().getTime() - KEPT_MS)));
  });
}
