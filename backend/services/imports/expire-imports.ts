import { and, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { IMPORT_DAYS, WORKING_STATES } from '@/lib/domain/imports';
import { DAY_MS } from '@/lib/domain/moscow';
import { importRows, imports } from '../../db/schema/imports';
import { files } from '../../db/schema/system';
import { inTransaction } from '../../db/transaction';
import { discardFiles, placesOf } from '../../files/discard';
import type { Worker } from '../../runs/run-work';

/** Removes file and rows of expired imports; those still waiting are cancelled. */
export async function expireImports(worker: Worker): Promise<void> {
  const { database, now } = worker;
  await inTransaction(database, async (tx) => {
    const late = lt(imports.createdAt, new Date(now().getTime() - IMPORT_DAYS * DAY_MS));
    const over = and(late, isNotNull(imports.fileId), notInArray(imports.state, [...WORKING_STATES]));
    const gone = await tx.select({ id: imports.id, fileId: imports.fileId }).from(imports).where(over);
    if (gone.length === 0) return;
    const ids = gone.map(({ id }) => id);
    const which = inArray(imports.id, ids);
    await tx.delete(importRows).where(inArray(importRows.importId, ids));
    const fileIds = gone.flatMap(({ fileId }) => fileId ?? []);
    await discardFiles(placesOf(worker), inArray(files.id, fileIds));
    await tx.update(imports).set({ fileId: null }).where(which);
    const waits = and(which, inArray(imports.state, ['mapping', 'ready']));
    await tx.update(imports).set({ state: 'cancelled' }).where(waits);
  });
}
