import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { regraded, type Regraded, type SentAttempt } from '@/lib/domain/regrade';
import { ledgerEntries } from '../../db/schema/points';
import { attempts, testRevisions } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { revisionsOf, type Revision } from './revisions';

export interface Change extends Regraded {
  userId: string;
  name: string;
  /** By the entries of the test, regrades too. */
  paid: number;
}

export interface Plan {
  published: Revision;
  /** People whose attempts were looked at. */
  looked: number;
  gains: Change[];
  /** Paid too much: nothing is taken back. */
  losses: Change[];
}

/** The most people that one call pays; more would need a run. */
const MOST_PEOPLE = 5000;

/** Ids of the questions of each version. */
async function askedBy(db: Db, testId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ id: testRevisions.id, content: testRevisions.content })
    .from(testRevisions)
    .where(eq(testRevisions.testId, testId));
  return new Map(rows.map(({ id, content }) => [id, content.questions.map((question) => question.id)]));
}

async function paidOf(db: Db, testId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: ledgerEntries.userId, paid: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.subjectType, 'test'),
        eq(ledgerEntries.subjectId, testId),
        inArray(ledgerEntries.kind, ['test', 'regrade']),
      ),
    )
    .groupBy(ledgerEntries.userId);
  return new Map(rows.map(({ userId, paid }) => [userId, paid]));
}

/** Who would gain and who was paid too much by the key that is published now; nothing is written. */
export async function planRegrade(db: Db, testId: string): Promise<Plan> {
  const { published } = await revisionsOf(db, testId);
  if (!published) throw new AppError(409, 'nothing-published', 'Тест ещё не выходил: пересчитывать нечего.');
  const asked = await askedBy(db, testId);
  const paid = await paidOf(db, testId);
  const rows = await db
    .select({
      ...{ userId: attempts.userId, name: users.fullName, revisionId: attempts.revisionId },
      ...{ answers: attempts.answers, result: attempts.result },
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    // deleted accounts are paid nothing
    .where(and(eq(attempts.testId, testId), isNotNull(attempts.submittedAt), isNull(users.erasedAt)))
    .orderBy(asc(attempts.userId), desc(attempts.id));
  const people = new Map<string, { name: string; sent: SentAttempt[] }>();
  for (const { userId, name, revisionId, answers, result } of rows) {
    const own = people.get(userId) ?? { name: name || 'Без имени', sent: [] };
    own.sent.push({ asked: asked.get(revisionId) ?? [], answers, passed: result?.passed ?? false });
    people.set(userId, own);
  }
  if (people.size > MOST_PEOPLE)
    throw new AppError(409, 'too-many-people', `Тест прошли больше ${String(MOST_PEOPLE)} человек.`);
  const changes = [...people].map(([userId, { name, sent }]): Change => {
    const before = paid.get(userId) ?? 0;
    return { userId, name, paid: before, ...regraded(published.content, sent, before) };
  });
  return {
    ...{ published, looked: people.size },
    gains: changes.filter(({ change }) => change > 0),
    losses: changes.filter(({ change }) => change < 0),
  };
}
