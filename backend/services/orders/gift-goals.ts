import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { gifts } from '../../db/schema/orders';
import { balances } from '../../db/schema/points';
import { viewerOf, type Ctx } from '../../http/context';
import { orderedBy, piecesOf } from './gift-row';
import { enterShop } from './shop';

/**
 * Of each mark the best gift in a person's reach and the next one beyond it, as `towardGift` of lib/domain chooses them,
 * of those that can be had now; two a mark at most. One query. 404 as `enterShop`.
 */
export async function listGiftGoals(ctx: Ctx) {
  const { wave } = await enterShop(ctx);
  const userId = viewerOf(ctx).id;
  const inReach = sql`${gifts.price} <= coalesce(${balances.balance}, 0)`;
  const items = await ctx.db
    .selectDistinctOn([gifts.markId, inReach], {
      id: gifts.id,
      name: gifts.name,
      markId: marks.slug,
      price: gifts.price,
    })
    .from(gifts)
    .innerJoin(marks, eq(marks.id, gifts.markId))
    .leftJoin(balances, and(eq(balances.markId, gifts.markId), eq(balances.userId, userId)))
    .where(
      and(
        eq(gifts.isVisible, true),
        eq(gifts.isAvailable, true),
        gt(gifts.amount, 0),
        gt(gifts.price, 0),
        sql`${orderedBy(ctx.db, userId, wave?.id)} < ${piecesOf(gifts.limit)}`,
      ),
    )
    .orderBy(
      asc(gifts.markId),
      asc(inReach),
      sql`case when ${inReach} then -${gifts.price} else ${gifts.price} end`,
      asc(gifts.id),
    );
  return { items, meta: {} };
}
