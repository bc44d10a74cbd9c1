import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { basketItems, gifts } from '../../db/schema/orders';
import { balances } from '../../db/schema/points';
import { viewerOf, type Ctx } from '../../http/context';
import { orderedBy, piecesOf } from './gift-row';
import { reservedIn } from './reserved-in';
import { enterShop } from './shop';

/**
 * Returns for each mark the best gift in a person's reach and the next one beyond it, chosen as by `towardGift` of
 * lib/domain, of those that can be ordered now; at most two per mark. Points of the basket count as spent, and a gift
 * in the basket is chosen only where there is no other. One query. 404 as `enterShop`.
 */
export async function listGiftGoals(ctx: Ctx) {
  const { wave } = await enterShop(ctx);
  const userId = viewerOf(ctx).id;
  const inBasket = reservedIn(ctx.db, userId);
  const reserved = sql<number>`coalesce(${inBasket.points}, 0)`;
  const inReach = sql`${gifts.price} <= coalesce(${balances.balance}, 0) - ${reserved}`;
  const items = await ctx.db
    .selectDistinctOn([gifts.markId, inReach], {
      id: gifts.id,
      name: gifts.name,
      markId: marks.slug,
      price: gifts.price,
      reserved: reserved.mapWith(Number),
    })
    .from(gifts)
    .innerJoin(marks, eq(marks.id, gifts.markId))
    .leftJoin(balances, and(eq(balances.markId, gifts.markId), eq(balances.userId, userId)))
    .leftJoin(inBasket, eq(inBasket.markId, gifts.markId))
    .leftJoin(basketItems, and(eq(basketItems.giftId, gifts.id), eq(basketItems.userId, userId)))
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
      asc(isNotNull(basketItems.giftId)),
      sql`case when ${inReach} then -${gifts.price} else ${gifts.price} end`,
      asc(gifts.id),
    );
  return { items, meta: {} };
}
