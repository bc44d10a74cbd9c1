import { asc, inArray } from 'drizzle-orm';
import { users } from './schema/users';
import type { Db } from './types';

/**
 * Locks the rows of these users, in the order of their ids, until the transaction ends. Every transaction that writes
 * for persons takes this lock first, so that concurrent calls of one person (tabs, devices, servers) run one after
 * another.
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
