import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { PRIVATE_FILES } from '@/lib/domain/media-address';
import { files } from '../db/schema/system';
import { alsoOf, inTransaction } from '../db/transaction';
import { ARRIVING, discardFiles } from '../files/discard';
import { keyFor } from '../files/store';
import { finishRun } from './finish-run';
import { RUN_WORK } from './kinds';
import type { PackedFile, Worker } from './run-work';
import { lockHeld, type Taken } from './take';
import { toolsOf } from './tools-of';

const PURPOSE = 'run';

/** Writes the file's row before the file: when a server dies in between, a job removes the row. */
async function store({ database, files: store, now, log }: Worker, packed: PackedFile) {
  const { extension, mime, name } = packed;
  const storageKey = keyFor({ extension, folder: PRIVATE_FILES });
  const values = { purpose: ARRIVING, name: '', mime, extension, size: 0, storageKey, createdAt: now() };
  const [row] = await database.db.insert(files).values(values).returning({ id: files.id });
  const { id } = row as { id: string };
  let size = 0;
  async function* counted() {
    for await (const piece of packed.pieces) {
      size += piece.length;
      yield piece;
    }
  }
  const discard = () => discardFiles({ db: database.db, files: store, log }, eq(files.id, id));
  try {
    await store.put(Readable.from(counted(), { objectMode: false }), { extension, key: storageKey });
  } catch (error) {
    await discard();
    throw error;
  }
  return { id, size, name, discard };
}

/** Makes the run's file and ends the run with it; a run that was cancelled meanwhile leaves no file. */
export async function deliverFile(worker: Worker, taken: Taken): Promise<void> {
  const { database } = worker;
  const packed = await RUN_WORK[taken.kind].pack?.(toolsOf(worker, database.db, taken));
  const stored = packed && (await store(worker, packed));
  const done = await inTransaction(alsoOf({ db: database.db }, taken.ownerId), async (tx) => {
    if (!(await lockHeld(tx, taken))) return false;
    if (stored) {
      const { id, size, name } = stored;
      await tx
        .update(files)
        .set({ purpose: PURPOSE, ownerId: taken.ownerId, name, size })
        .where(eq(files.id, id));
    }
    await finishRun(toolsOf(worker, tx, taken), taken, {
      status: 'done',
      fileId: stored?.id ?? null,
      result: packed?.result ?? null,
    });
    return true;
  });
  if (!done) await stored?.discard();
}
