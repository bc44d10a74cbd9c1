import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/** Takes every row of every table away. For `npm run seed -- --force` alone. */
export async function emptyAll(db: Db): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public');
  end $$`);
}
