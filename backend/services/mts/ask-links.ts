import { and, asc, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { trainingRegistrations, trainings } from '../../db/schema/trainings';
import type { Deps } from '../../http/context';
import { WebinarServiceAway } from './service';
import { planned } from '../trainings/slot-filters';
import { askLink, claimLink, isStale } from './ask-link';

const row = trainingRegistrations;
/** A service that is away is not asked all the time. */
const AGAIN_MS = 5 * MINUTE_MS;
const BATCH = 50;

/**
 * Links that could not be had, or whose asking was cut off, are asked for again until the start: run it on as many
 * servers as you like.
 */
export async function askLinks({ database, config, now }: Deps, signal?: AbortSignal): Promise<void> {
  if (!config.MTS_BASE_URL) return;
  const asking = { db: database.db, config, now };
  const due = await database.db
    .select({ id: row.id })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(
      and(
        ...[planned, gt(trainings.startsAt, now()), eq(row.state, 'registered'), isNotNull(row.userId)],
        isNotNull(trainings.mtsEventId),
        or(
          and(eq(row.joinState, 'failed'), lt(row.updatedAt, new Date(now().getTime() - AGAIN_MS))),
          isStale(now()),
        ),
      ),
    )
    .orderBy(asc(trainings.startsAt), asc(row.id))
    .limit(BATCH);
  for (const { id } of due) {
    if (signal?.aborted || !(await claimLink(asking, id))) continue;
    try {
      await askLink(asking, id);
    } catch (error) {
      // away for one, away for all: the next turn asks again
      if (error instanceof WebinarServiceAway) return;
      throw error;
    }
  }
}
