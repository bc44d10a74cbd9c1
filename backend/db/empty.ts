import { sql } from 'drizzle-orm';
import { articles } from './schema/articles';
import { pharmacies } from './schema/directory';
import { users } from './schema/users';
import type { Db } from './types';

/** Whether nobody has put anything here yet; the words that migrations write (roles, brands) are no content. */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = await db.execute(sql`select exists (select 1 from ${users})
    or exists (select 1 from ${pharmacies}) or exists (select 1 from ${articles}) as taken`);
  const [row] = (found as unknown as { rows: { taken: boolean }[] }).rows;
  return row?.taken === false;
}
