import { and, count, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { ENOUGH_ATTEMPTS } from '@/lib/domain/question-quality';
import { attempts, testQuality, testRevisions } from '../../db/schema/tests';
import type { Deps } from '../../http/context';
import { qualitiesOf } from './question-qualities';

/** Selects published versions with enough attempts, whose number of attempts has changed since it was counted. */
const due = ({ database }: Pick<Deps, 'database'>) =>
  database.db
    .select({ revision: testRevisions, sent: count() })
    .from(testRevisions)
    .innerJoin(attempts, and(eq(attempts.revisionId, testRevisions.id), isNotNull(attempts.submittedAt)))
    .leftJoin(testQuality, eq(testQuality.revisionId, testRevisions.id))
    .where(eq(testRevisions.state, 'published'))
    .groupBy(testRevisions.id, testQuality.attempts)
    .having(
      and(gte(count(), ENOUGH_ATTEMPTS), or(isNull(testQuality.attempts), ne(testQuality.attempts, count()))),
    );

/** Counts flagged questions for the filter of the authors' list. Idempotent: a second call finds nothing to count. */
export async function countProblems(
  job: Pick<Deps, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = job.database;
  for (const { revision, sent } of await due(job)) {
    if (signal?.aborted) return;
    const found = await qualitiesOf(db, revision);
    const counted = {
      problems: found.filter(({ flags }) => flags.length > 0).length,
      attempts: sent,
      countedAt: job.now(),
    };
    await db
      .insert(testQuality)
      .values({ revisionId: revision.id, ...counted })
      .onConflictDoUpdate({ target: testQuality.revisionId, set: counted });
  }
}
