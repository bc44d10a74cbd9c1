import { and, count, eq, inArray } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { manyRegistrationsSeen } from './registrations-seen';

/** Counts people in the viewer's sight who have a seat or wait on each training; null without `people.see`. */
export async function seenCounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number> | null> {
  if (ids.length === 0 || !can(viewerOf(ctx), 'people.see')) return null;
  const row = trainingRegistrations;
  const rows = await ctx.db
    .select({ id: row.trainingId, count: count() })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(
      and(
        inArray(row.trainingId, [...ids]),
        inArray(row.state, ['registered', 'waiting']),
        manyRegistrationsSeen(ctx, true),
      ),
    )
    .groupBy(row.trainingId);
  return new Map(rows.map(({ id, count: seen }) => [id, seen]));
}
