import { and, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { files } from '../db/schema/system';
import { afterCommit, currentDb } from '../db/transaction';
import type { Ctx, Deps } from '../http/context';

const GONE = 'gone';
/** Purpose of a file that is being stored: its row is inserted first, so that every stored file has a row. */
export const ARRIVING = 'arriving';
/** Longer than storing any file takes. */
const ARRIVES_MS = 60 * 60_000;
/** After so many failures the store counts as unavailable: the other files wait for the next run, in another order. */
const FAILURES = 20;

const KEYS = { id: files.id, storageKey: files.storageKey, previewKey: files.previewKey };
type Keys = Pick<typeof files.$inferSelect, keyof typeof KEYS>;
type Places = Pick<Ctx, 'db' | 'files' | 'log'>;
type JobPlaces = Pick<Deps, 'database' | 'files' | 'log' | 'now'>;

/**
 * Returns the places of a job. `db` is a getter because the files are removed after the commit, outside the
 * transaction.
 */
export const placesOf = ({ database, files: store, log }: JobPlaces): Places => ({
  get db() {
    return currentDb(database.db);
  },
  files: store,
  log,
});

/**
 * Removes a file from the store, then its row; idempotent. On failure logs an error and returns false: the job retries.
 */
async function remove({ db, files: store, log }: Places, { id, ...keys }: Keys): Promise<boolean> {
  try {
    await store.remove(keys.storageKey);
    if (keys.previewKey) await store.remove(keys.previewKey);
    await db.delete(files).where(eq(files.id, id));
    return true;
  } catch (error) {
    log.error({ err: error, file: id }, 'a file waits to be removed');
    return false;
  }
}

/**
 * Clears owner and name of the rows and marks them as discarded. After the commit, without the caller waiting, their
 * files are deleted from the store, then the rows; failed deletions are left to the job.
 */
export async function discardFiles(ctx: Places, which: SQL): Promise<void> {
  const nobodys = { ownerId: null, purpose: GONE, name: '' };
  const rows = await ctx.db.update(files).set(nobodys).where(which).returning(KEYS);
  const all = async () => {
    for (const row of rows) await remove(ctx, row);
  };
  afterCommit(() => void all());
}

/** Removes what is left of discarded files, and of files that were never fully stored. */
export async function removeDiscarded({
  database: { db },
  files: store,
  log,
  now,
}: JobPlaces): Promise<void> {
  const late = lt(files.createdAt, new Date(now().getTime() - ARRIVES_MS));
  const rows = await db
    .select(KEYS)
    .from(files)
    .where(and(sql`${files.purpose} in ('gone', 'arriving')`, or(eq(files.purpose, GONE), late)))
    .orderBy(sql`random()`);
  let failures = 0;
  for (const row of rows) {
    if (!(await remove({ db, files: store, log }, row))) failures += 1;
    if (failures >= FAILURES) return;
  }
}
