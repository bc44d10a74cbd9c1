import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { historyQuery } from '@/api/points/schemas';
import type { LedgerKind } from '@/lib/domain/ledger';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningItems } from '../../db/schema/learning';
import { balances, ledgerEntries } from '../../db/schema/points';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { visibleItem } from '../learnings/visible-item';

type Kind = LedgerKind;

/** A transfer's entry keeps the slug of the mark on its other side; people read that mark's name. */
const otherMarks = alias(marks, 'other_marks');
const TRANSFERS = ['transfer-in', 'transfer-out'] satisfies LedgerKind[];

/** Ids of marks by slug; 400 for an unknown one. */
async function markIdOf(ctx: Ctx, slug: string): Promise<string> {
  const [mark] = await ctx.db.select({ id: marks.id }).from(marks).where(eq(marks.slug, slug));
  if (!mark) throw new AppError(400, 'unknown-mark', 'Такого бренда нет.', { parameter: 'filter[mark]' });
  return mark.id;
}

async function balanceOf(ctx: Ctx, userId: string, markId: string | null): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${balances.balance}), 0)`.mapWith(Number) })
    .from(balances)
    .where(and(eq(balances.userId, userId), ...(markId ? [eq(balances.markId, markId)] : [])));
  return row?.sum ?? 0;
}

/** Slugs of what can still be opened, by `article 5` / `test 7`; a test's own is its id. */
async function openSubjects(
  ctx: Ctx,
  rows: readonly { subjectType: string | null; subjectId: string | null }[],
) {
  const idsOf = (...types: string[]) =>
    rows.filter((row) => types.includes(row.subjectType ?? '')).map((row) => row.subjectId ?? '');
  const [articleIds, testIds] = [idsOf('article', 'video'), idsOf('test')];
  if (articleIds.length + testIds.length === 0) return new Map<string, string>();
  const found = await ctx.db
    .select({ articleId: learningItems.articleId, testId: learningItems.testId, slug: articles.slug })
    .from(learningItems)
    .leftJoin(articles, eq(articles.id, learningItems.articleId))
    .where(
      and(
        visibleItem(ctx.now()),
        or(inArray(learningItems.articleId, articleIds), inArray(learningItems.testId, testIds)),
      ),
    );
  return new Map(
    found.map(({ articleId, testId, slug }) =>
      articleId
        ? ([`article ${articleId}`, slug ?? ''] as const)
        : ([`test ${String(testId)}`, String(testId)] as const),
    ),
  );
}

/** The person's own ledger, newest first, with the balance of the mark, or of all of them together. */
export async function listHistory(ctx: Ctx, { page, filter }: z.output<typeof historyQuery>) {
  const userId = viewerOf(ctx).id;
  const markId = filter?.mark ? await markIdOf(ctx, filter.mark) : null;
  const mine = and(eq(ledgerEntries.userId, userId), ...(markId ? [eq(ledgerEntries.markId, markId)] : []));
  const asked = pageRequest(page);
  const [rows, [counted], balance] = await Promise.all([
    ctx.db
      .select({ entry: ledgerEntries, mark: marks, other: otherMarks.name })
      .from(ledgerEntries)
      .innerJoin(marks, eq(marks.id, ledgerEntries.markId))
      .leftJoin(
        otherMarks,
        and(inArray(ledgerEntries.kind, TRANSFERS), eq(otherMarks.slug, ledgerEntries.title)),
      )
      .where(mine)
      .orderBy(desc(ledgerEntries.id))
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db.select({ total: count() }).from(ledgerEntries).where(mine),
    balanceOf(ctx, userId, markId),
  ]);
  const slugs = await openSubjects(
    ctx,
    rows.map(({ entry }) => entry),
  );
  const items = rows.map(({ entry, mark, other }) => {
    const subject = entry.subjectType === 'video' ? 'article' : entry.subjectType;
    return {
      id: entry.id,
      markId: mark.slug,
      markName: mark.name,
      amount: entry.amount,
      kind: entry.kind as Kind,
      title: other ?? entry.title,
      reason: entry.reason || null,
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      subjectSlug: slugs.get(`${subject ?? ''} ${entry.subjectId ?? ''}`) ?? null,
      balanceAfter: entry.balanceAfter,
      createdAt: entry.createdAt.toISOString(),
    };
  });
  return { items, page: pageMeta(asked, counted?.total ?? 0), meta: { balance } };
}
