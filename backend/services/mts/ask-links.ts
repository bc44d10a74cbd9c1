import { and, asc, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import type { Deps } from '../../http/context';
import { WebinarServiceAway, WebinarServiceRefused } from './service';
import { planned } from '../trainings/slot-filters';
import { askLink, claimLink, isStale } from './ask-link';

const row = trainingRegistrations;
/** Delay before a failed link is requested again. */
const AGAIN_MS = 5 * MINUTE_MS;
const BATCH = 50;

const due = (now: Date) =>
  or(and(eq(row.joinState, 'failed'), lt(row.updatedAt, new Date(now.getTime() - AGAIN_MS))), isStale(now));

/**
 * Requests failed and interrupted links again until the training starts; any number of servers may run it. An event
 * that the service does not know is skipped as a whole and blocks no other. The link that has waited longest comes
 * first, so that links refused for ever go behind all others.
 */
export async function askLinks({ database: { db }, config, now }: Deps, signal?: AbortSignal): Promise<void> {
  if (!config.MTS_BASE_URL) return;
  const asking = { db, config, now };
  const found = await db
    .select({ id: row.id, trainingId: row.trainingId })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(
      and(
        ...[planned, gt(trainings.startsAt, now()), eq(row.state, 'registered'), isNotNull(row.userId)],
        ...[isNotNull(trainings.mtsEventId), due(now())],
      ),
    )
    .orderBy(asc(row.updatedAt), asc(trainings.startsAt), asc(row.id))
    .limit(BATCH);
  const refused = new Set<string>();
  for (const { id, trainingId } of found) {
    if (refused.has(trainingId)) continue;
    if (signal?.aborted || !(await claimLink(asking, id))) continue;
    try {
      await askLink(asking, id);
    } catch (error) {
      if (error instanceof WebinarServiceRefused) {
        if (!error.isOfEvent) continue;
        refused.add(trainingId);
        // the next run begins with other trainings
        await db
          .update(row)
          .set({ joinState: 'failed', updatedAt: now() })
          .where(and(eq(row.trainingId, trainingId), eq(row.state, 'registered'), due(now())));
        continue;
      }
      // the service is away for all links: the next run requests them again
      if (error instanceof WebinarServiceAway) return;
      throw error;
    }
  }
}
