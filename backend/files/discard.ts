import { eq, type SQL } from 'drizzle-orm';
import { files } from '../db/schema/system';
import { afterCommit } from '../db/transaction';
import type { Db } from '../db/types';
import type { Ctx } from '../http/context';
import type { FileStore } from './store';

const GONE = 'gone';

interface Places {
  db: Db;
  files: FileStore;
}

/**
 * Nobody's any more, without a name: the rows stay until the store has let their files go, now after the commit or,
 * when it does not answer, by the job.
 */
export async function discardFiles(ctx: Ctx, which: SQL): Promise<void> {
  await ctx.db.update(files).set({ ownerId: null, purpose: GONE, name: '' }).where(which);
  await afterCommit(() =>
    removeDiscarded(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'files wait to be removed')),
  );
}

/** Removes every discarded file from the store, then its row; may be done twice. */
export async function removeDiscarded({ db, files: store }: Places): Promise<void> {
  const gone = await db.select().from(files).where(eq(files.purpose, GONE));
  for (const { id, storageKey, previewKey } of gone) {
    await store.remove(storageKey);
    if (previewKey) await store.remove(previewKey);
    await db.delete(files).where(eq(files.id, id));
  }
}
