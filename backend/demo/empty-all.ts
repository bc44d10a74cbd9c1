import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/** Deletes every row of every table. Only for `npm run seed -- --force`. */
export async function emptyAll(db: Db): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public');
  end $$`);
}
