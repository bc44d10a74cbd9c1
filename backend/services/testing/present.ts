import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { authoredTest as shape } from '@/api/testing/author-schemas';
import { authoredState } from '@/lib/domain/authored-state';
import { mostPoints } from '@/lib/domain/test-authoring';
import type { Of } from '@/lib/json-api/resource';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { attempts, tests } from '../../db/schema/tests';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { itemLinks } from '../learnings/item-links';
import { CORE } from '../spaces/core';
import { versionMissing } from '../authoring/version-missing';
import { revisionsOf, testVersions, type Head, type Revision } from './revisions';

export type Row = typeof tests.$inferSelect;

export const testMissing = () => notFound('Такого теста нет.', 'test-missing');

/** Returns the test's id and title. 404 `test-missing`, also for a test of another space. */
export async function assertTest({ db }: Pick<Ctx, 'db'>, id: string, own = CORE.tests) {
  const [test] = await db
    .select({ id: tests.id, title: tests.title })
    .from(tests)
    .where(and(eq(tests.id, id), own));
  if (!test) throw testMissing();
  return test;
}

/** Returns the test's properties beside its questions: of its draft, else of its row. */
export const headOf = (row: Row, draft: Revision | null): Head =>
  draft?.content.head ?? {
    markId: row.markId,
    videoId: row.videoId,
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    dueAt: row.publishedAt?.toISOString() ?? null,
    ...(row.programmeMonthId === null
      ? {}
      : { programmeMonthId: row.programmeMonthId, stepSlug: row.stepSlug }),
  };

async function readingsOf(ctx: Ctx, ids: readonly (string | null)[]) {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return [];
  return ctx.db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.id, known));
}

async function sentCount(ctx: Ctx, testId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ sent: count() })
    .from(attempts)
    .where(and(eq(attempts.testId, testId), isNotNull(attempts.submittedAt)));
  return row?.sent ?? 0;
}

/**
 * A test with its key for its authors: the draft where there is one, or a version by its number. 404 `test-missing`,
 * `version-missing`.
 */
export async function getAuthoredTest(
  ctx: Ctx,
  id: string,
  own = CORE.tests,
  number?: number,
): Promise<Of<typeof shape> & Pick<Head, 'programmeMonthId' | 'stepSlug'>> {
  const [row] = await ctx.db
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), own));
  if (!row) throw testMissing();
  const { draft, published } = await revisionsOf(ctx.db, id);
  const asked = number === undefined ? null : await testVersions.numbered(ctx.db, id, number);
  if (number !== undefined && !asked) throw versionMissing();
  const { content } = asked ?? draft ?? published ?? {};
  if (!content) throw new Error(`Test ${id} has no version`);
  const head = headOf(row, draft);
  const { head: _, ...said } = content;
  // one query after another: a transaction has a single connection
  const [mark] = await ctx.db.select({ slug: marks.slug }).from(marks).where(eq(marks.id, head.markId));
  const named = [head.videoId, ...content.questions.map(({ articleId }) => articleId)];
  const readings = await readingsOf(ctx, named);
  const attemptsCount = await sentCount(ctx, id);
  const links = await itemLinks(ctx.db, 'testId', id);
  return {
    id,
    ...said,
    ...head,
    tags: head.tags ?? links.tags,
    gammas: head.gammas ?? links.gammas,
    markId: mark?.slug ?? '',
    dueAt: head.dueAt ?? null,
    maxPoints: mostPoints(content),
    state: authoredState(row, ctx.now()),
    isPublished: row.isPublished,
    isHidden: row.isHidden,
    isArchived: row.isArchived,
    hasDraft: draft !== null,
    publishedRevision: published?.number ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    attemptsCount,
    readings,
    updatedAt: row.updatedAt.toISOString(),
  };
}
