import { and, desc, eq, exists, isNull, or } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { attempts, testRevisions, tests } from '../../db/schema/tests';
import type { StoredQuestion, TestContent } from '../../db/schema/types';
import type { Db } from '../../db/types';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import type { Progress } from '../learnings/lock-progress';
import { CORE } from '../spaces/core';
import type { Space } from '../spaces/space';

export type Attempt = typeof attempts.$inferSelect;
export type Question = StoredQuestion;
/** A test with the content of one of its versions. */
export type Test = typeof tests.$inferSelect &
  TestContent & { itemId: string; mark: { slug: string; name: string }; revisionId: string };

/**
 * Condition: tests that the viewer has begun and may finish even when they are no longer shown, except archived ones.
 */
const isBegunBy = (ctx: Ctx) =>
  and(
    eq(tests.isArchived, false),
    exists(
      ctx.db
        .select({ id: attempts.id })
        .from(attempts)
        .where(
          and(
            eq(attempts.testId, tests.id),
            eq(attempts.userId, viewerOf(ctx).id),
            isNull(attempts.submittedAt),
          ),
        ),
    ),
  );

/** Tests with their published versions. */
export const selectTests = (db: Db) =>
  db
    .select({
      test: tests,
      itemId: learningItems.id,
      mark: { slug: marks.slug, name: marks.name },
      revision: { id: testRevisions.id, content: testRevisions.content },
    })
    .from(tests)
    .innerJoin(learningItems, eq(learningItems.testId, tests.id))
    .innerJoin(marks, eq(marks.id, tests.markId))
    .innerJoin(testRevisions, and(eq(testRevisions.testId, tests.id), eq(testRevisions.state, 'published')))
    .$dynamic();

export const testOf = ({
  test,
  itemId,
  mark,
  revision,
}: Awaited<ReturnType<typeof selectTests>>[number]): Test => ({
  ...test,
  ...revision.content,
  ...{ itemId, mark, revisionId: revision.id },
});

/**
 * Finds a published test with its published version. Hidden, archived, unpublished and unknown tests are all 404. With
 * `lock`, inside a transaction, nobody can publish, hide or close it until the transaction ends.
 */
export async function findTest(
  ctx: Ctx,
  id: string,
  { lock = false, space = CORE }: { lock?: boolean; space?: Space } = {},
): Promise<Test> {
  const asked = selectTests(ctx.db).where(
    and(eq(tests.id, id), space.tests, or(space.shownTests(ctx.now()), isBegunBy(ctx))),
  );
  const [found] = await (lock ? asked.for('share', { of: tests }) : asked);
  if (!found) throw notFound('Такого теста нет.', 'test-missing');
  return testOf(found);
}

/** A person's progress and attempts at a test. */
export interface Standing {
  progress: Progress | null;
  open: Attempt | null;
  last: Attempt | null;
}

/** The open attempt and the last sent one: an open one has no date and sorts first. */
export async function findAttempts(
  db: Db,
  userId: string,
  testId: string,
): Promise<Omit<Standing, 'progress'>> {
  const [first, second] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.testId, testId)))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(2);
  if (first && !first.submittedAt) return { open: first, last: second ?? null };
  return { open: null, last: first ?? null };
}

export async function findStanding(
  ctx: Ctx,
  userId: string,
  test: Pick<Test, 'id' | 'itemId'>,
): Promise<Standing> {
  const [found, [progress]] = await Promise.all([
    findAttempts(ctx.db, userId, test.id),
    ctx.db
      .select()
      .from(learningProgress)
      .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, test.itemId))),
  ]);
  return { ...found, progress: progress ?? null };
}
