import { openDatabase } from '@/backend/db/client';
import { marks } from '@/backend/db/schema/directory';
import { users } from '@/backend/db/schema/users';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';

/** Awards points in an endless loop, as the services do, and prints each acknowledged award; its test kills it. */
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
const award = { userId: user.id, markId: mark.id, amount: 1, kind: 'award', title: 'Начисление' } as const;
const now = () => new Date();

for (;;) {
  const key = crypto.randomUUID();
  await inTransaction(database, (tx) => postEntries(tx, { now }, [{ ...award, key }]));
  process.stdout.write(`awarded ${key}\n`);
}
