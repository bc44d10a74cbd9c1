import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { historyQuery } from '@/api/points/schemas';
import type { LedgerKind } from '@/lib/domain/ledger';
import { marks } from '../../db/schema/directory';
import { learningItems } from '../../db/schema/learning';
import { balances, ledgerEntries } from '../../db/schema/points';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest, type PageRequest } from '../../http/paging';
import { visibleItem } from '../learnings/visible-item';

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

/** Slugs of what can still be opened, by `article 5`, `module 6` or `test 7`; a test's own is its id. */
async function openSubjects(
  ctx: Ctx,
  rows: readonly { subjectType: string | null; subjectId: string | null }[],
) {
  const idsOf = (...types: string[]) =>
    rows.filter((row) => types.includes(row.subjectType ?? '')).map((row) => row.subjectId ?? '');
  const { articleId, testId, moduleId, slug } = learningItems;
  const asked = [
    [articleId, idsOf('article', 'video')],
    [testId, idsOf('test')],
    [moduleId, idsOf('module')],
  ] as const;
  if (asked.every(([, ids]) => ids.length === 0)) return new Map<string, string>();
  const found = await ctx.db
    .select({ articleId, testId, moduleId, slug })
    .from(learningItems)
    .where(and(visibleItem(ctx.now()), or(...asked.map(([column, ids]) => inArray(column, ids)))));
  return new Map(
    found.map((item) => {
      if (item.articleId) return [`article ${item.articleId}`, item.slug ?? ''];
      if (item.moduleId) return [`module ${item.moduleId}`, item.slug ?? ''];
      return [`test ${String(item.testId)}`, String(item.testId)];
    }),
  );
}

/** A page of entries with their marks, newest first, and how many there are. */
async function readEntries(ctx: Ctx, mine: SQL | undefined, asked: PageRequest) {
  const [rows, [counted]] = await Promise.all([
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
  ]);
  return { rows, total: counted?.total ?? 0 };
}
type EntryRow = Awaited<ReturnType<typeof readEntries>>['rows'][number];

function presentEntry({ entry, mark, other }: EntryRow, slugs: ReadonlyMap<string, string>) {
  const subject = entry.subjectType === 'video' ? 'article' : entry.subjectType;
  return {
    id: entry.id,
    markId: mark.slug,
    markName: mark.name,
    amount: entry.amount,
    kind: entry.kind as LedgerKind,
    title: other ?? entry.title,
    reason: entry.reason || null,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    subjectSlug: slugs.get(`${subject ?? ''} ${entry.subjectId ?? ''}`) ?? null,
    balanceAfter: entry.balanceAfter,
    createdAt: entry.createdAt.toISOString(),
  };
}

/** The person's own ledger, newest first, with the balance of the mark, or of all of them together. */
export async function listHistory(ctx: Ctx, { page, filter }: z.output<typeof historyQuery>) {
  const userId = viewerOf(ctx).id;
  const markId = filter?.mark ? await markIdOf(ctx, filter.mark) : null;
  const mine = and(eq(ledgerEntries.userId, userId), ...(markId ? [eq(ledgerEntries.markId, markId)] : []));
  const asked = pageRequest(page);
  const [{ rows, total }, balance] = await Promise.all([
    readEntries(ctx, mine, asked),
    balanceOf(ctx, userId, markId),
  ]);
  const slugs = await openSubjects(
    ctx,
    rows.map(({ entry }) => entry),
  );
  const items = rows.map((row) => presentEntry(row, slugs));
  return { items, page: pageMeta(asked, total), meta: { balance } };
}
