import { sql } from 'drizzle-orm';
import { articles } from './schema/articles';
import { pharmacies } from './schema/directory';
import { users } from './schema/users';
import type { Db } from './types';

/**
 * Returns true if the database has no users, pharmacies or articles. Rows that migrations insert (roles, brands) do not
 * count.
 */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = await db.execute(sql`select exists (select 1 from ${users})
    or exists (select 1 from ${pharmacies}) or exists (select 1 from ${articles}) as taken`);
  const [row] = (found as unknown as { rows: { taken: boolean }[] }).rows;
  return row?.taken === false;
}
