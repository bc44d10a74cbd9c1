import { sql } from 'drizzle-orm';
import { programmeEntries, programmeMembers } from '@/backend/db/schema/programme';
import type { Db } from '@/backend/db/types';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';

/** Points of each member by the entries and by the member's row. */
export const programmeSums = (db: Db) =>
  db
    .select({
      userId: programmeMembers.userId,
      total: programmeMembers.total,
      entries: sql<number>`(
        select coalesce(sum(${programmeEntries.amount}), 0) from ${programmeEntries}
        where ${programmeEntries.memberId} = ${programmeMembers}.id)`.mapWith(Number),
    })
    .from(programmeMembers);

/** Members whose entries and row differ, or who are over the limit. */
export const wrongSums = async (db: Db) =>
  (await programmeSums(db)).filter(({ total, entries }) => total !== entries || total > PROGRAMME_LIMIT);
