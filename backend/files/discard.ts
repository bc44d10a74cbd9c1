import { and, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { files } from '../db/schema/system';
import { afterCommit, currentDb } from '../db/transaction';
import type { Ctx, Deps } from '../http/context';

const GONE = 'gone';
/** Of a file on its way into the store: its row comes first, so that no stored file is ever without one. */
export const ARRIVING = 'arriving';
/** Longer than any file is on its way. */
const ARRIVES_MS = 60 * 60_000;
/** After so many failures the store itself is away: the rest waits for the next turn, which begins elsewhere. */
const FAILURES = 20;

const KEYS = { id: files.id, storageKey: files.storageKey, previewKey: files.previewKey };
type Keys = Pick<typeof files.$inferSelect, keyof typeof KEYS>;
type Places = Pick<Ctx, 'db' | 'files' | 'log'>;
type JobPlaces = Pick<Deps, 'database' | 'files' | 'log' | 'now'>;

/** The places of a job's transaction; the store lets the files go after the commit, when it is over. */
export const placesOf = ({ database, files: store, log }: JobPlaces): Places => ({
  get db() {
    return currentDb(database.db);
  },
  files: store,
  log,
});

/** Out of the store, then its row; may be done twice. False, and a line of the log, when it waits for the job. */
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
 * Takes owner and name off the rows. Their files are deleted from the store after the commit, without waiting for it,
 * then the rows; what the store could not delete is left to the job.
 */
export async function discardFiles(ctx: Places, which: SQL): Promise<void> {
  const nobodys = { ownerId: null, purpose: GONE, name: '' };
  const rows = await ctx.db.update(files).set(nobodys).where(which).returning(KEYS);
  const all = async () => {
    for (const row of rows) await remove(ctx, row);
  };
  afterCommit(() => void all());
}

/** What is still there of discarded files, and of those that never arrived. */
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
