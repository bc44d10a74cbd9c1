import { desc, eq, sql } from 'drizzle-orm';
import type { testVersion } from '@/api/testing/schemas';
import type { Of } from '@/lib/json-api/resource';
import { attempts, testRevisions, tests } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { assertTest } from './present';
import { changesOf } from './publication';

/** More were never made of one test; the oldest ones are left out. */
const MOST = 200;

const sent = sql<number>`(
  select count(*) from ${attempts}
  where ${attempts.revisionId} = ${testRevisions.id} and ${attempts.submittedAt} is not null)`.mapWith(
  Number,
);

/** Versions of a test, the newest first, each with what it changed in the one before. 404 `test-missing`. */
export async function listVersions(ctx: Ctx, id: string) {
  await assertTest(ctx, id);
  const rows = await ctx.db
    .select({ revision: testRevisions, test: tests, author: users.fullName, sent })
    .from(testRevisions)
    .innerJoin(tests, eq(tests.id, testRevisions.testId))
    .leftJoin(users, eq(users.id, testRevisions.authorId))
    .where(eq(testRevisions.testId, id))
    .orderBy(desc(testRevisions.number))
    .limit(MOST);
  const items = rows.map(({ revision, test, author, sent: attemptsCount }, at): Of<typeof testVersion> => {
    const before = rows[at + 1]?.revision;
    return {
      id: revision.id,
      number: revision.number,
      state: revision.state,
      author: author || null,
      createdAt: revision.createdAt.toISOString(),
      publishedAt: revision.publishedAt?.toISOString() ?? null,
      questionsCount: revision.questionsCount,
      attemptsCount,
      changes: before ? changesOf(before, revision.content, test) : null,
    };
  });
  return { items, meta: {} };
}
