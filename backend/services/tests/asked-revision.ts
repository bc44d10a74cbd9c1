import { and, eq } from 'drizzle-orm';
import { testRevisions } from '../../db/schema/tests';
import type { Ctx } from '../../http/context';
import { findOpen } from '../learnings/openings';
import type { Standing, Test } from './find-test';
import type { Lock } from './locked';

async function readRevision(ctx: Pick<Ctx, 'db'>, testId: string, id: string) {
  const [row] = await ctx.db
    .select()
    .from(testRevisions)
    .where(and(eq(testRevisions.id, id), eq(testRevisions.testId, testId)));
  return row;
}

/** The test with the questions of another version. */
export async function atRevision(ctx: Pick<Ctx, 'db'>, test: Test, id: string): Promise<Test> {
  if (id === test.revisionId) return test;
  const row = await readRevision(ctx, test.id, id);
  return row ? { ...test, ...row.content, revisionId: row.id } : test;
}

/**
 * Returns the test at the version of the open attempt, else of the last attempt if the test is locked, else at the
 * newest.
 */
export function ofStanding(
  ctx: Ctx,
  test: Test,
  { open, last }: Pick<Standing, 'open' | 'last'>,
  lock: Lock | null,
): Promise<Test> {
  const pinned = open ?? (lock ? last : null);
  return pinned ? atRevision(ctx, test, pinned.revisionId) : Promise.resolve(test);
}

/**
 * Returns the test at the page's version if a newer one was published after the page was opened, so that the person
 * finishes the questions they see; else at the newest.
 */
export async function ofPage(
  ctx: Ctx,
  userId: string,
  test: Test,
  revisionId: string | undefined,
): Promise<Test> {
  if (revisionId === undefined || revisionId === test.revisionId) return test;
  const row = await readRevision(ctx, test.id, revisionId);
  const opening = row?.retiredAt && (await findOpen(ctx.db, { userId, itemId: test.itemId }));
  if (!row?.retiredAt || !opening || row.retiredAt <= opening.openedAt) return test;
  return { ...test, ...row.content, revisionId: row.id };
}
