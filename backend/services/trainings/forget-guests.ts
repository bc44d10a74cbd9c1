import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import type { Deps } from '../../http/context';
import { FORGOTTEN } from './guest-rows';

const row = trainingRegistrations;
/** Time after a training for which a guest's data is kept: a year. */
const KEPT_MS = 365 * DAY_MS;
const BATCH = 500;

/** Erases data of guests; that somebody was recorded, and whether they came, stays counted. */
export async function forgetGuests(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const longAgo = lt(trainings.endsAt, new Date(now().getTime() - KEPT_MS));
  while (!signal?.aborted) {
    const found = await db
      .select({ id: row.id })
      .from(row)
      .innerJoin(trainings, eq(trainings.id, row.trainingId))
      .where(and(isNotNull(row.guest), longAgo))
      .limit(BATCH);
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    await db
      .update(row)
      .set({ ...FORGOTTEN, cancelReason: null, updatedAt: now() })
      .where(inArray(row.id, ids));
  }
}
