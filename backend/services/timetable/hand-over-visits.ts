import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { unreportedVisit } from '@/api/registrations/schemas';
import { MINUTE_MS } from '@/lib/domain/moscow';
import type { Of } from '@/lib/json-api/resource';
import { trainingRegistrations } from '../../db/schema/registrations';
import type { Ctx } from '../../http/context';

const row = trainingRegistrations;
const AT_ONCE = 200;
/** The portal's server that marks a visit reports it at once, or from its queue in memory within this time. */
const TELLS_ITSELF_MS = 5 * MINUTE_MS;

/**
 * Saves which visits were reported to the collector and returns the next unreported ones: imported visits at once,
 * visits marked by a call only after `TELLS_ITSELF_MS`, in case their server stopped before it reported them.
 */
export async function handOverVisits({ db, now }: Ctx, reported: readonly string[]) {
  if (reported.length > 0) {
    const those = and(inArray(row.visitId, [...reported]), isNull(row.visitToldAt));
    await db.update(row).set({ visitToldAt: now() }).where(those);
  }
  // incomplete rows are excluded before the limit: a page of them alone would end the hand-over
  const long = lt(row.visitMarkedAt, new Date(now().getTime() - TELLS_ITSELF_MS));
  const unreported = and(
    ...[isNull(row.visitToldAt), isNotNull(row.visitedAt), isNotNull(row.userId), isNotNull(row.visitId)],
    or(eq(row.visitSource, 'import'), long),
  );
  const rows = await db
    .select({ id: row.visitId, userId: row.userId, trainingId: row.trainingId, visitedAt: row.visitedAt })
    .from(row)
    .where(unreported)
    .orderBy(asc(row.id))
    .limit(AT_ONCE);
  const items = rows.flatMap(({ id, userId, trainingId, visitedAt }): Of<typeof unreportedVisit>[] =>
    id && userId && visitedAt ? [{ id, userId, trainingId, visitedAt: visitedAt.toISOString() }] : [],
  );
  return { items, meta: {} };
}
