import { asc, eq } from 'drizzle-orm';
import type { basket } from '@/api/orders/schemas';
import { totalsByMark, type BasketLine } from '@/lib/domain/orders';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { basketItems, gifts } from '../../db/schema/orders';
import type { Db } from '../../db/types';
import { viewerOf, type Ctx } from '../../http/context';
import { badgesOf, limitOf, orderedBy } from './gift-row';
import { enterShop } from './shop';

/** Selects the lines of a basket with the current data of each gift, in the order in which they were added. */
export function basketLines(db: Db, userId: string, waveId: string | undefined) {
  return db
    .select({
      quantity: basketItems.quantity,
      gift: gifts,
      mark: { id: marks.id, slug: marks.slug, name: marks.name },
      ordered: orderedBy(db, userId, waveId),
    })
    .from(basketItems)
    .innerJoin(gifts, eq(gifts.id, basketItems.giftId))
    .innerJoin(marks, eq(marks.id, gifts.markId))
    .where(eq(basketItems.userId, userId))
    .orderBy(asc(basketItems.createdAt), asc(gifts.id));
}
export type BasketRow = Awaited<ReturnType<typeof basketLines>>[number];

export function lineOf({ gift, mark, quantity, ordered }: BasketRow): BasketLine {
  return {
    giftId: gift.id,
    name: gift.name,
    mark: mark.slug,
    price: gift.price,
    quantity,
    limit: limitOf(gift.limit),
    ordered,
    amount: gift.amount,
    isAvailable: gift.isAvailable && gift.isVisible,
  };
}

/** Converts a basket to the wire format; its id is that of its owner. `count` is the number of pieces. */
export function presentBasket(userId: string, rows: readonly BasketRow[]): Of<typeof basket> {
  const markPrices = totalsByMark(rows.map(lineOf));
  return {
    id: userId,
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: Object.values(markPrices).reduce((sum, price) => sum + price, 0),
    markPrices,
    items: rows.map((row) => {
      const { gift, mark, quantity, ordered } = row;
      const { isAvailable = true, limit } = lineOf(row);
      return {
        itemId: gift.id,
        giftId: gift.id,
        quantity,
        basePrice: gift.price,
        price: gift.price * quantity,
        amount: gift.amount,
        limit,
        ordered,
        isAvailable,
        badges: badgesOf(gift),
        name: gift.name,
        slug: gift.slug,
        size: gift.size,
        markId: mark.slug,
        markName: mark.name,
        image: gift.preview,
      };
    }),
  };
}

/** Returns the viewer's basket. 404 as `enterShop`. */
export async function readBasket(ctx: Ctx) {
  const { wave } = await enterShop(ctx);
  const userId = viewerOf(ctx).id;
  return presentBasket(userId, await basketLines(ctx.db, userId, wave?.id));
}
