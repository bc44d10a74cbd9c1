import { asc, inArray } from 'drizzle-orm';
import { users } from './schema/users';
import type { Db } from './types';

/**
 * The first lock of every transaction that writes for persons, in the order of their ids: what one person does at once
 * from many tabs, devices and servers goes one after another, until the end of the transaction.
 */
export async function lockPersons(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for('no key update');
}
