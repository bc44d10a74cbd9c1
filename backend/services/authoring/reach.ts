import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { learningItems, learningOpenings, learningProgress } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import type { Ctx } from '../../http/context';

const ITEM_OF = { test: learningItems.testId, survey: learningItems.surveyId } as const;
type Kind = keyof typeof ITEM_OF;

/** Returns how many people have opened the item; people who began it before openings were recorded count too. */
export async function openedBy(ctx: Ctx, kind: Kind, id: string): Promise<number> {
  const item = eq(ITEM_OF[kind], id);
  const ofItem = (table: typeof learningProgress | typeof learningOpenings) =>
    ctx.db
      .select({ userId: table.userId })
      .from(table as typeof learningProgress)
      .innerJoin(learningItems, eq(learningItems.id, table.itemId))
      .where(item);
  const seen = union(ofItem(learningOpenings), ofItem(learningProgress)).as('seen');
  const [row] = await ctx.db.select({ people: count() }).from(seen);
  return row?.people ?? 0;
}

/** Returns the points that the item has paid, less those taken back. */
export async function pointsPaidFor({ db }: Pick<Ctx, 'db'>, kind: Kind, id: string): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.subjectType, kind), eq(ledgerEntries.subjectId, id)));
  return Math.max(0, row?.points ?? 0);
}

/** Median of the seconds from the first answer to sending; null while nothing was sent. */
export const medianSeconds = (startedAt: SQL | object, submittedAt: SQL | object) =>
  sql<number | null>`round(percentile_cont(0.5) within group (
    order by extract(epoch from ${submittedAt} - ${startedAt})) filter (where ${submittedAt} is not null))::int`;
