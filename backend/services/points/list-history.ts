import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { historyQuery } from '@/api/points/schemas';
import type { LedgerKind } from '@/lib/domain/ledger';
import { marks } from '../../db/schema/directory';
import { learningItems } from '../../db/schema/learning';
import { balances, ledgerEntries } from '../../db/schema/points';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { visibleItem } from '../learnings/visible-item';

type Query = z.output<typeof historyQuery>;

/**
 * Marks on the other side of transfers: the entry keeps the slug of that mark as its title, the history shows its name.
 */
const otherMarks = alias(marks, 'other_marks');
const TRANSFERS = ['transfer-in', 'transfer-out'] satisfies LedgerKind[];

/** Returns the id of a mark by its slug; 400 `unknown-mark`. */
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

/**
 * Slugs of subjects that can still be opened, by `article 5`, `module 6`, `survey 8` or `test 7`; a test's slug is its
 * id.
 */
async function openSubjects(
  ctx: Ctx,
  rows: readonly { subjectType: string | null; subjectId: string | null }[],
) {
  const idsOf = (...types: string[]) =>
    rows.filter((row) => types.includes(row.subjectType ?? '')).map((row) => row.subjectId ?? '');
  const { articleId, testId, moduleId, surveyId, slug } = learningItems;
  const asked = [
    [articleId, idsOf('article', 'video')],
    [testId, idsOf('test')],
    [moduleId, idsOf('module')],
    [surveyId, idsOf('survey')],
  ] as const;
  if (asked.every(([, ids]) => ids.length === 0)) return new Map<string, string>();
  const found = await ctx.db
    .select({ articleId, testId, moduleId, surveyId, slug })
    .from(learningItems)
    .where(and(visibleItem(ctx.now()), or(...asked.map(([column, ids]) => inArray(column, ids)))));
  return new Map(
    found.map((item) => {
      if (item.articleId) return [`article ${item.articleId}`, item.slug ?? ''];
      if (item.moduleId) return [`module ${item.moduleId}`, item.slug ?? ''];
      if (item.surveyId) return [`survey ${item.surveyId}`, item.slug ?? ''];
      return [`test ${String(item.testId)}`, String(item.testId)];
    }),
  );
}

const selectEntries = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({ entry: ledgerEntries, mark: marks, other: otherMarks.name })
    .from(ledgerEntries)
    .innerJoin(marks, eq(marks.id, ledgerEntries.markId))
    .leftJoin(
      otherMarks,
      and(inArray(ledgerEntries.kind, TRANSFERS), eq(otherMarks.slug, ledgerEntries.title)),
    )
    .where(where);
type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const list = listing<Query, EntryRow>({
  from: selectEntries,
  count: ({ db }, where) => db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(where),
  // applied in `listHistory`, which refuses an unknown mark
  filters: { mark: null },
  sorts: {},
  sort: [desc(ledgerEntries.id)],
  key: { column: ledgerEntries.id, of: ({ entry }) => entry.id },
});

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

/** Lists the viewer's ledger entries, newest first, with the balance of the mark or of all marks together. */
export async function listHistory(ctx: Ctx, query: Query) {
  const userId = viewerOf(ctx).id;
  const slug = query.filter?.mark;
  const markId = slug ? await markIdOf(ctx, slug) : null;
  const mine = and(eq(ledgerEntries.userId, userId), markId ? eq(ledgerEntries.markId, markId) : undefined);
  const [{ rows, page }, balance] = await Promise.all([
    list.read(ctx, query, mine),
    balanceOf(ctx, userId, markId),
  ]);
  const slugs = await openSubjects(
    ctx,
    rows.map(({ entry }) => entry),
  );
  return { items: rows.map((row) => presentEntry(row, slugs)), page, meta: { balance } };
}
