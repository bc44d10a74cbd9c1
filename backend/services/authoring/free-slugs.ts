import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/types';

/** Returns a free slug for each wish: `name`, else `name-2`, `name-3` … */
export async function freeSlugs(db: Db, column: PgColumn, wishes: readonly string[]): Promise<string[]> {
  const given = new Map<number, string>();
  const taken = new Set<string>();
  const tries = wishes.map(() => 1);
  const candidate = (at: number) => {
    const nth = tries[at] ?? 1;
    return nth === 1 ? (wishes[at] ?? '') : `${wishes[at] ?? ''}-${nth}`;
  };
  while (given.size < wishes.length) {
    const open = wishes.map((_, at) => at).filter((at) => !given.has(at));
    const asked = [...new Set(open.map(candidate))];
    const rows = await db.select({ slug: column }).from(column.table).where(inArray(column, asked));
    for (const { slug } of rows) taken.add(String(slug));
    for (const at of open) {
      const slug = candidate(at);
      if (taken.has(slug)) tries[at] = (tries[at] ?? 1) + 1;
      else {
        given.set(at, slug);
        taken.add(slug);
      }
    }
  }
  return wishes.map((_, at) => given.get(at) ?? '');
}
