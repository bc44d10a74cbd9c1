import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { questionQuality } from '@/lib/domain/question-quality';
import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import type { Revision } from './revisions';

/** The newest attempts that figures of a question are made of; older ones cost reading and change little. */
const MOST_ATTEMPTS = 5000;

/** Quality of each question of a version, by its own attempts, or by some of them. */
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
