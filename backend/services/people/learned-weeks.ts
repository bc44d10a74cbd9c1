import { and, gte, inArray, sql } from 'drizzle-orm';
import { DAY_MS, moscowDay, moscowMidnight } from '@/lib/domain/moscow';
import { mondayOf, shiftDay } from '@/lib/domain/week';
import { learningProgress } from '../../db/schema/learning';
import type { Ctx } from '../../http/context';

export const WEEKS = 5;
const WEEK_SECONDS = (7 * DAY_MS) / 1000;

/** Materials that each of these people finished in each of the last weeks of Moscow, this one the last. */
export async function learnedWeeks(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number[]>> {
  const byPerson = new Map(ids.map((id) => [id, Array.from({ length: WEEKS }, () => 0)]));
  if (ids.length === 0) return byPerson;
  const first = moscowMidnight(shiftDay(mondayOf(moscowDay(ctx.now())), -7 * (WEEKS - 1)));
  const { userId, finishedAt } = learningProgress;
  const week = sql<number>`floor(extract(epoch from ${finishedAt} - ${first.toISOString()}::timestamptz) / ${sql.raw(String(WEEK_SECONDS))})::int`;
  const rows = await ctx.db
    .select({ userId, week: week.as('week'), count: sql<number>`count(*)::int` })
    .from(learningProgress)
    .where(and(inArray(userId, [...ids]), gte(finishedAt, first)))
    .groupBy(userId, sql`week`);
  for (const row of rows) {
    const weeks = byPerson.get(row.userId);
    if (weeks && row.week < WEEKS) weeks[row.week] = row.count;
  }
  return byPerson;
}
