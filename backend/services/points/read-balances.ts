import { and, asc, eq } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { balances } from '../../db/schema/points';
import type { Db } from '../../db/types';

/** Points by mark slug; every mark is named, with 0 where nothing was earned. */
export async function readBalances(db: Db, userId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ slug: marks.slug, balance: balances.balance })
    .from(marks)
    .leftJoin(balances, and(eq(balances.markId, marks.id), eq(balances.userId, userId)))
    .orderBy(asc(marks.position), asc(marks.id));
  return Object.fromEntries(rows.map(({ slug, balance }) => [slug, balance ?? 0]));
}
