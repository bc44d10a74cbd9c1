import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { runs } from '../db/schema/runs';
import type { Db } from '../db/types';

/** How long a server that died holds its run up; a living one renews it. */
export const LEASE_MS = 6000;

export type Taken = typeof runs.$inferSelect & { holder: string };

/** Takes the run that waits longest; each goes to one server alone. */
export async function takeRun(db: Db, now: Date): Promise<Taken | undefined> {
  const due = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.status, [...OPEN_STATUSES]), lte(runs.leaseUntil, now)))
    .orderBy(asc(runs.leaseUntil), asc(runs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const holder = randomUUID();
  const [taken] = await db
    .update(runs)
    .set({
      status: 'process',
      holder,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      attempts: sql`${runs.attempts} + 1`,
    })
    .where(eq(runs.id, due))
    .returning();
  return taken && { ...taken, holder };
}

/** The row of a take, while no other has followed it and nobody has cancelled the run. */
export const heldBy = ({ id, holder }: Pick<Taken, 'id' | 'holder'>) =>
  and(eq(runs.id, id), eq(runs.holder, holder), eq(runs.status, 'process'));

/** The same, locked until the end of the transaction: what is written after it is the holder's alone to write. */
export async function lockHeld(tx: Db, taken: Taken) {
  const [held] = await tx.select().from(runs).where(heldBy(taken)).for('update');
  return held;
}

/** Holds the run while `work` is under way, however long one step of it takes. */
export async function keepingLease<T>(
  db: Db,
  now: () => Date,
  taken: Taken,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () => {
    const leaseUntil = new Date(now().getTime() + LEASE_MS);
    // a lease that could not be renewed shows at the next step
    db.update(runs)
      .set({ leaseUntil })
      .where(heldBy(taken))
      .catch(() => undefined);
  };
  const timer = setInterval(renew, LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
