import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { runs } from '../db/schema/runs';
import type { Db } from '../db/types';

/** Length of a lease: a living server renews it, another server takes the run of a dead one after it. */
export const LEASE_MS = 6000;

export type Taken = typeof runs.$inferSelect & { holder: string };

/** Takes the run that has waited longest; only one server gets it. */
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

/** Condition that the run is still held by this take: no other server has taken it and nobody has cancelled it. */
export const heldBy = ({ id, holder }: Pick<Taken, 'id' | 'holder'>) =>
  and(eq(runs.id, id), eq(runs.holder, holder), eq(runs.status, 'process'));

/** Reads and locks the run if this take still holds it, so that nobody else writes until the transaction ends. */
export async function lockHeld(tx: Db, taken: Taken) {
  const [held] = await tx.select().from(runs).where(heldBy(taken)).for('update');
  return held;
}

/** Renews the lease of the run during `work`, however long a step takes. */
export async function keepingLease<T>(
  db: Db,
  now: () => Date,
  taken: Taken,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () => {
    const leaseUntil = new Date(now().getTime() + LEASE_MS);
    // the next step notices a lease that could not be renewed
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
