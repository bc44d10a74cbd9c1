import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import { marks } from '@/backend/db/schema/directory';
import { balances, ledgerEntries } from '@/backend/db/schema/points';
import { users } from '@/backend/db/schema/users';
import { inTransaction } from '@/backend/db/transaction';

/** Awards points for ever and prints each one after it was acknowledged; killed by the durability test. */
const [source = ''] = process.argv.slice(2);
const database = await openDatabase(
  source.startsWith('postgres') ? { databaseUrl: source } : { dataDir: source },
);
const [user] = await database.db.insert(users).values({ firstName: 'Анна' }).returning();
const [mark] = await database.db
  .insert(marks)
  .values({ slug: `m${crypto.randomUUID()}`, name: 'Бренд' })
  .returning();
if (!user || !mark) throw new Error('No owner was made');
const ids = { userId: user.id, markId: mark.id };

for (let number = 1; ; number += 1) {
  const idempotencyKey = crypto.randomUUID();
  await inTransaction(database, async (tx) => {
    const [row] = await tx
      .insert(balances)
      .values({ ...ids, balance: 1 })
      .onConflictDoUpdate({
        target: [balances.userId, balances.markId],
        set: { balance: sql`${balances.balance} + 1` },
      })
      .returning();
    const entry = { ...ids, amount: 1, kind: 'award', idempotencyKey, balanceAfter: row?.balance ?? 0 };
    await tx.insert(ledgerEntries).values(entry);
  });
  process.stdout.write(`awarded ${idempotencyKey}\n`);
}
