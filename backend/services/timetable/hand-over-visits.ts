import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { untoldVisit } from '@/api/registrations/schemas';
import { MINUTE_MS } from '@/lib/domain/moscow';
import type { Of } from '@/lib/json-api/resource';
import { trainingRegistrations } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';

const row = trainingRegistrations;
const AT_ONCE = 200;
/** The portal that marked somebody tells of it at once, or within these, by what it keeps in memory. */
const TELLS_ITSELF_MS = 5 * MINUTE_MS;

/**
 * Notes which visits the collector has had, and answers the next ones that it has not: those of an import at once, those
 * that a call has marked once their portal has had its time, in case it stopped before it could tell.
 */
export async function handOverVisits({ db, now }: Ctx, told: readonly string[]) {
  if (told.length > 0) {
    const those = and(inArray(row.visitId, [...told]), isNull(row.visitToldAt));
    await db.update(row).set({ visitToldAt: now() }).where(those);
  }
  // whole before it is limited: a page of rows that name nobody would end the hand-over
  const long = lt(row.visitMarkedAt, new Date(now().getTime() - TELLS_ITSELF_MS));
  const untold = and(
    ...[isNull(row.visitToldAt), isNotNull(row.visitedAt), isNotNull(row.userId), isNotNull(row.visitId)],
    or(eq(row.visitSource, 'import'), long),
  );
  const rows = await db
    .select({ id: row.visitId, userId: row.userId, trainingId: row.trainingId, visitedAt: row.visitedAt })
    .from(row)
    .where(untold)
    .orderBy(asc(row.id))
    .limit(AT_ONCE);
  const items = rows.flatMap(({ id, userId, trainingId, visitedAt }): Of<typeof untoldVisit>[] =>
    id && userId && visitedAt ? [{ id, userId, trainingId, visitedAt: visitedAt.toISOString() }] : [],
  );
  return { items, meta: {} };
}
