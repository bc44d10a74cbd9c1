import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { questionQuality } from '@/lib/domain/question-quality';
import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import type { Revision } from './revisions';

/**
 * Most attempts, the newest, that figures of a question are computed from; older ones are slow to read and change
 * little.
 */
const MOST_ATTEMPTS = 5000;

/** Computes the quality of each question of a version from its attempts, or from those that match `which`. */
export async function qualitiesOf(db: Db, { id, content }: Pick<Revision, 'id' | 'content'>, which?: SQL) {
  const sent = await db
    .select({ answers: attempts.answers })
    .from(attempts)
    .where(and(eq(attempts.revisionId, id), isNotNull(attempts.submittedAt), which))
    .orderBy(desc(attempts.submittedAt))
    .limit(MOST_ATTEMPTS);
  return questionQuality(
    content.questions,
    sent.map(({ answers }) => answers),
  );
}
