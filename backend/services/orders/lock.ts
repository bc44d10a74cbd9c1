import { asc, eq, inArray } from 'drizzle-orm';
import { gifts, waves } from '../../db/schema/orders';
import type { Db } from '../../db/types';
import type { Wave } from './shop';

// Every transaction that moves gifts locks in this order: person, wave, gifts by id, balances. This prevents deadlocks.

/** Locks and returns the wave: nobody can close it until the order is committed. */
export async function lockWave(tx: Db, waveId: string): Promise<Wave | null> {
  const [wave] = await tx.select().from(waves).where(eq(waves.id, waveId)).for('share');
  return wave ?? null;
}

/** Locks gifts: stock that is read after this does not change until the end of the transaction. */
export async function lockGifts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(inArray(gifts.id, [...ids]))
    .orderBy(asc(gifts.id))
    .for('no key update');
}
