import { sql } from 'drizzle-orm';
import { users } from '../schema/users';
import { marks } from '../schema/directory';
import type { Db } from '../types';

/** Whether nobody has put anything here yet: no person and no brand. */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = await db.execute(
    sql`select exists (select 1 from ${users}) or exists (select 1 from ${marks}) as taken`,
  );
  const [row] = (found as unknown as { rows: { taken: boolean }[] }).rows;
  return row?.taken === false;
}

/** Takes every row of every table away. For `npm run seed -- --force` alone. */
export async function emptyAll(db: Db): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public');
  end $$`);
}
