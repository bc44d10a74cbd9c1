import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { DAY_MS, moscowDay, moscowMidnight } from '@/lib/domain/moscow';
import { mondayOf, shiftDay } from '@/lib/domain/week';
import { articles } from '../../db/schema/articles';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { tests } from '../../db/schema/tests';
import type { Ctx } from '../../http/context';

export const WEEKS = 5;
const WEEK_SECONDS = (7 * DAY_MS) / 1000;

/** Counts materials that each person finished in each of the last weeks (Moscow time), the current week last. */
export async function learnedWeeks(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number[]>> {
  const byPerson = new Map(ids.map((id) => [id, Array.from({ length: WEEKS }, () => 0)]));
  if (ids.length === 0) return byPerson;
  const first = moscowMidnight(shiftDay(mondayOf(moscowDay(ctx.now())), -7 * (WEEKS - 1)));
  const { userId, finishedAt } = learningProgress;
  const week = sql<number>`floor(extract(epoch from ${finishedAt} - ${first.toISOString()}::timestamptz) / ${sql.raw(String(WEEK_SECONDS))})::int`;
  const rows = await ctx.db
    .select({ userId, week: week.as('week'), count: sql<number>`count(*)::int` })
    .from(learningProgress)
    .innerJoin(learningItems, eq(learningItems.id, learningProgress.itemId))
    .leftJoin(articles, eq(articles.id, learningItems.articleId))
    .leftJoin(tests, eq(tests.id, learningItems.testId))
    .where(
      and(
        inArray(userId, [...ids]),
        gte(finishedAt, first),
        isNull(articles.programmeMonthId),
        isNull(tests.programmeMonthId),
      ),
    )
    .groupBy(userId, sql`week`);
  for (const row of rows) {
    const weeks = byPerson.get(row.userId);
    if (weeks && row.week < WEEKS) weeks[row.week] = row.count;
  }
  return byPerson;
}
