import { and, eq, sql, type SQL } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { balances } from '../../db/schema/points';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';

type Figure = 'earned' | 'spent' | 'balance';

/** SQL sum of a figure over the balances that match the condition, of one mark or of all; 0 without balances. */
export function sumOfPoints(
  ctx: Pick<Ctx, 'db'>,
  what: Figure,
  whose: SQL | undefined,
  mark?: string,
): SQL<number> {
  const ofMark = ctx.db
    .select({ id: marks.id })
    .from(marks)
    .where(eq(marks.slug, mark ?? ''));
  const sum = ctx.db
    .select({ sum: sql`coalesce(sum(${balances[what]}), 0)::int` })
    .from(balances)
    .where(and(whose, mark === undefined ? undefined : sql`${balances.markId} in ${ofMark}`));
  return sql<number>`(${sum})`;
}

/** SQL for the points that the person of a row earned, spent or has, of one mark or of all; 0 without balances. */
export function pointsOf(ctx: Pick<Ctx, 'db'>, what: Figure, mark?: string): SQL<number> {
  return sumOfPoints(ctx, what, eq(balances.userId, users.id), mark);
}

/** Condition: the person's earned points, of one mark or of all, lie within the bounds; undefined without bounds. */
export function earnedWithin(
  ctx: Pick<Ctx, 'db'>,
  mark: string | undefined,
  least: number | undefined,
  most: number | undefined,
): SQL | undefined {
  const earned = pointsOf(ctx, 'earned', mark);
  return and(
    least === undefined ? undefined : sql`${earned} >= ${least}`,
    most === undefined ? undefined : sql`${earned} <= ${most}`,
  );
}
