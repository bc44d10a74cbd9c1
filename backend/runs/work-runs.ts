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

/** Number of runs at once in one server, so that a long run does not delay all others. */
const AT_ONCE = 2;

type Step = 'moved' | 'over' | 'lost';

/** One step of a run: the first counts the items and sets the cursor, a later one saves its effect with the cursor. */
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

/** Steps until nothing is left; false when another server holds the run by now, or this one must stop. */
async function stepThrough(worker: Worker, taken: Taken, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const step = await stepOnce(worker, taken);
    // PGlite never yields to the event loop: without this pause the server would serve no call until the run's end
    await setImmediate();
    if (step !== 'moved') return step === 'over';
    if (!signal.aborted) continue;
    // ends the lease, so that another server can continue at once
    await worker.database.db.update(runs).set({ leaseUntil: worker.now(), attempts: 0 }).where(heldBy(taken));
    return false;
  }
}

/** Postpones a run, each time for longer; after the last attempt fails it and notifies its owner. */
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
    // counts attempts too, because a run that kills its server never throws
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

/** Works on due runs until there is none, beside other servers. Returns the number of runs taken. */
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
