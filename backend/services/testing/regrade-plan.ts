import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { regraded, type Regraded, type SentAttempt } from '@/lib/domain/regrade';
import { ledgerEntries } from '../../db/schema/points';
import { attempts, testRevisions } from '../../db/schema/tests';
import type { TestContent } from '../../db/schema/types';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { revisionsOf, type Revision } from './revisions';

export interface Change extends Regraded {
  userId: string;
  name: string;
  /** Points paid for the test so far, by regrades too. */
  paid: number;
}

export interface Plan {
  /** People whose attempts were checked. */
  looked: number;
  gainsCount: number;
  lossesCount: number;
  /** Sum of points to be paid. */
  points: number;
  /** People who gain, at most `MOST_AT_ONCE`. */
  gains: Change[];
  /** People who were paid too much, at most `MOST_AT_ONCE`; their points stay. */
  losses: Change[];
}

/** The most people that one call pays; a run pays more. */
export const MOST_AT_ONCE = 5000;
/** People whose attempts are read at once. */
const PAGE = 500;

/** A test with the key that scores its attempts, and ids of the questions of each version. */
export interface Keyed {
  testId: string;
  content: TestContent;
  asked: ReadonlyMap<string, readonly string[]>;
}

/** Ids of the questions of each version. */
async function askedBy(db: Db, testId: string): Promise<Keyed['asked']> {
  const rows = await db
    .select({ id: testRevisions.id, content: testRevisions.content })
    .from(testRevisions)
    .where(eq(testRevisions.testId, testId));
  return new Map(rows.map(({ id, content }) => [id, content.questions.map((question) => question.id)]));
}

/** Reads the test with its published key, or with the unpublished key in `content`. 409 `nothing-published`. */
export async function keyedTest(
  db: Db,
  testId: string,
  content?: TestContent,
): Promise<Keyed & { published: Revision }> {
  const { published } = await revisionsOf(db, testId);
  if (!published) throw new AppError(409, 'nothing-published', 'Тест ещё не выходил: пересчитывать нечего.');
  return { testId, published, content: content ?? published.content, asked: await askedBy(db, testId) };
}

interface Person {
  userId: string;
  name: string | null;
}

/** Condition: attempts at the test that were sent. */
export const sentTo = (testId: string) => and(eq(attempts.testId, testId), isNotNull(attempts.submittedAt));

/** Reads people who have sent the test, in the order of their ids; without deleted accounts, which are paid nothing. */
export function peopleAfter(db: Db, testId: string, after: string, most: number): Promise<Person[]> {
  return db
    .selectDistinct({ userId: attempts.userId, name: users.fullName })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(sentTo(testId), isNull(users.erasedAt), gt(attempts.userId, after)))
    .orderBy(asc(attempts.userId))
    .limit(most);
}

async function paidTo(db: Db, testId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: ledgerEntries.userId, paid: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.userId, [...ids]),
        eq(ledgerEntries.subjectType, 'test'),
        eq(ledgerEntries.subjectId, testId),
        inArray(ledgerEntries.kind, ['test', 'regrade']),
      ),
    )
    .groupBy(ledgerEntries.userId);
  return new Map(rows.map(({ userId, paid }) => [userId, paid]));
}

/** Computes what the key changes for these people; writes nothing. */
export async function changesFor(
  db: Db,
  { testId, content, asked }: Keyed,
  people: readonly Person[],
): Promise<Change[]> {
  const ids = people.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const paid = await paidTo(db, testId, ids);
  const { userId, revisionId, answers, result } = attempts;
  const rows = await db
    .select({ userId, revisionId, answers, result })
    .from(attempts)
    .where(and(sentTo(testId), inArray(userId, ids)))
    .orderBy(desc(attempts.id));
  const sent = new Map<string, SentAttempt[]>(ids.map((id) => [id, []]));
  for (const row of rows) {
    const { passed = false } = row.result ?? {};
    sent.get(row.userId)?.push({ asked: asked.get(row.revisionId) ?? [], answers: row.answers, passed });
  }
  return people.map((person): Change => {
    const before = paid.get(person.userId) ?? 0;
    const who = { userId: person.userId, name: person.name || 'Без имени' };
    return { ...who, paid: before, ...regraded(content, sent.get(person.userId) ?? [], before) };
  });
}

/** Finds who would gain by the key and who was paid too much; writes nothing. */
export async function planRegrade(db: Db, test: Keyed): Promise<Plan> {
  const plan: Plan = { looked: 0, gainsCount: 0, lossesCount: 0, points: 0, gains: [], losses: [] };
  for (let after = '0'; ;) {
    const people = await peopleAfter(db, test.testId, after, PAGE);
    for (const change of await changesFor(db, test, people)) {
      if (change.change === 0) continue;
      const isGain = change.change > 0;
      if (isGain) plan.points += change.change;
      plan[isGain ? 'gainsCount' : 'lossesCount'] += 1;
      const list = plan[isGain ? 'gains' : 'losses'];
      if (list.length < MOST_AT_ONCE) list.push(change);
    }
    plan.looked += people.length;
    const last = people.at(-1);
    if (!last || people.length < PAGE) return plan;
    after = last.userId;
  }
}
