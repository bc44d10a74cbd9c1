import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { untoldVisit } from '@/api/registrations/schemas';
import type { Of } from '@/lib/json-api/resource';
import { trainingRegistrations } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';

const row = trainingRegistrations;
const AT_ONCE = 200;

/** Notes which visits the collector has had, and answers the next ones that it has not. */
export async function handOverVisits({ db, now }: Ctx, told: readonly string[]) {
  if (told.length > 0) {
    const those = and(inArray(row.visitId, [...told]), isNull(row.visitToldAt));
    await db.update(row).set({ visitToldAt: now() }).where(those);
  }
  // whole before it is limited: a page of rows that name nobody would end the hand-over
  const untold = and(
    ...[eq(row.visitSource, 'import'), isNull(row.visitToldAt), isNotNull(row.userId)],
    ...[isNotNull(row.visitId), isNotNull(row.visitedAt)],
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
