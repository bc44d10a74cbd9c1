import { eq } from 'drizzle-orm';
import { users } from './schema/users';
import type { Db } from './types';

/** What one person does at once from many tabs and devices goes one after another, until the end of the transaction. */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
