import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { runRetryMs } from '@/lib/domain/run';
import { runs } from '../db/schema/runs';
import { alsoOf, inTransaction } from '../db/transaction';
import { deliverFile } from './deliver-file';
import { finishRun } from './finish-run';
import { RUN_WORK } from './kinds';
import { RunRefusal, type Worker } from './run-work';
import { heldBy, keepingLease, lockHeld, takeRun, type Taken } from './take';
import { toolsOf } from './tools-of';

/** Runs at once in one server: a long one holds up another, not all. */
const AT_ONCE = 2;

type Step = 'moved' | 'over' | 'lost';

/** The first step counts and sets the cursor; each next one is its effect and the cursor, together. */
async function stepOnce(worker: Worker, taken: Taken): Promise<Step> {
  const { database } = worker;
  return inTransaction(database, async (tx) => {
    const held = await lockHeld(tx, taken);
    if (!held) return 'lost';
    const work = RUN_WORK[taken.kind];
    const tools = toolsOf(worker, tx, taken);
    const move = (set: Partial<Pick<Taken, 'cursor' | 'total'>>, moved: number) =>
      tx
        .update(runs)
        .set({ ...set, attempts: 0, progress: sql`${runs.progress} + ${moved}` })
        .where(eq(runs.id, taken.id));
    if (held.cursor === null) {
      await move(await work.begin(tools), 0);
      return 'moved';
    }
    const next = await work.step(tools, held.cursor);
    if (next === null) return 'over';
    await move({ cursor: next.cursor }, next.moved);
    return 'moved';
  });
}

/** Steps until nothing is left; false when the run is another's by now, or the server is to stop. */
async function stepThrough(worker: Worker, taken: Taken, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const step = await stepOnce(worker, taken);
    // PGlite answers without leaving the event loop: without this the server would serve nobody until the run's end
    await setImmediate();
    if (step !== 'moved') return step === 'over';
    if (!signal.aborted) continue;
    // whoever is there goes on at once
    await worker.database.db.update(runs).set({ leaseUntil: worker.now(), attempts: 0 }).where(heldBy(taken));
    return false;
  }
}

/** Puts a run off, each time for longer, until it has failed; then its owner is notified. */
async function putOff(worker: Worker, taken: Taken, error?: unknown): Promise<void> {
  const { database, now } = worker;
  await inTransaction(alsoOf({ db: database.db }, taken.ownerId), async (tx) => {
    const held = await lockHeld(tx, taken);
    const wait = held && (error instanceof RunRefusal ? null : runRetryMs(held.attempts));
    if (wait === undefined) return;
    if (wait === null) return finishRun(toolsOf(worker, tx, taken), taken, { status: 'failed' });
    const leaseUntil = new Date(now().getTime() + wait);
    await tx.update(runs).set({ leaseUntil, holder: null }).where(eq(runs.id, taken.id));
  });
}

async function workOne(worker: Worker, taken: Taken, signal: AbortSignal): Promise<void> {
  const { database, log } = worker;
  try {
    // a server may die of a run: then no failure was ever caught
    if (runRetryMs(taken.attempts - 1) === null) return await putOff(worker, taken);
    await keepingLease(database.db, worker.now, taken, async () => {
      if (await stepThrough(worker, taken, signal)) await deliverFile(worker, taken);
    });
  } catch (error) {
    log.error({ err: error, run: taken.id, kind: taken.kind, attempts: taken.attempts }, 'a run stopped');
    await putOff(worker, taken, error);
  } finally {
    await RUN_WORK[taken.kind].release?.(taken.id);
  }
}

/** Works on runs that are due until there is none; several servers may do so at once. Answers how many were taken. */
export async function workRuns(worker: Worker, signal = new AbortController().signal): Promise<number> {
  let count = 0;
  const one = async () => {
    while (!signal.aborted) {
      const taken = await takeRun(worker.database.db, worker.now());
      if (!taken) return;
      count += 1;
      await workOne(worker, taken, signal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return count;
}
