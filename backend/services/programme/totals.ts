import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { programmeTotal, totalsQuery } from '@/api/programme/schemas';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { programmeEntries, programmeMembers } from '../../db/schema/programme';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import type { ProgrammeSpace } from './programme-space';

type Query = z.output<typeof totalsQuery>;
type Total = Of<typeof programmeTotal>;

const markPoints = sql<Record<string, number>>`coalesce((
  select json_object_agg(own.slug, own.points) from (
    select ${marks.slug} as slug, sum(${programmeEntries.amount})::int as points
    from ${programmeEntries} join ${marks} on ${marks.id} = ${programmeEntries.markId}
    where ${programmeEntries.memberId} = ${programmeMembers.id} group by ${marks.slug}) own), '{}')`;

const { id, userId, total } = programmeMembers;
const list = listing<Query, Total>({
  from: ({ db }: Ctx, where: SQL | undefined) =>
    db
      .select({ id, userId, totalPoints: total, markPoints })
      .from(programmeMembers)
      // columns of a select from one table lose the table's name, and the sum above needs it
      .innerJoin(users, eq(users.id, userId))
      .where(where),
  count: ({ db }: Ctx, where: SQL | undefined) => db.select({ id }).from(programmeMembers).where(where),
  filters: {},
  sorts: {},
  sort: [desc(id)],
  key: { column: id, of: (row) => row.id },
});

/** What each member has earned: by pages or by key, the newest member first. */
export async function listTotals(ctx: Ctx, { programme }: ProgrammeSpace, query: Query) {
  const { rows, page } = await list.read(ctx, query, eq(programmeMembers.programmeId, programme.id));
  return { items: rows, page, meta: {} };
}
