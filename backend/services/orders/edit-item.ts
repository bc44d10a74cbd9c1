import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { editItemBody } from '@/api/orders/schemas';
import { checkOrder } from '@/lib/domain/orders';
import { marks } from '../../db/schema/directory';
import { basketItems, gifts } from '../../db/schema/orders';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { orderedBy } from './gift-row';
import { refusal } from './order-problems';
import { basketLines, lineOf, presentBasket } from './read-basket';
import { enterShop } from './shop';

async function readLine(tx: Db, userId: string, giftId: string, waveId: string | undefined) {
  const [found] = await tx
    .select({
      gift: gifts,
      mark: { id: marks.id, slug: marks.slug, name: marks.name },
      quantity: basketItems.quantity,
      ordered: orderedBy(tx, userId, waveId),
    })
    .from(gifts)
    .innerJoin(marks, eq(marks.id, gifts.markId))
    .leftJoin(basketItems, and(eq(basketItems.giftId, gifts.id), eq(basketItems.userId, userId)))
    .where(eq(gifts.id, giftId));
  return found && { ...found, quantity: found.quantity ?? 0 };
}

async function put(
  tx: Db,
  now: Date,
  item: { userId: string; giftId: string; quantity: number },
): Promise<void> {
  const { userId, giftId, quantity } = item;
  if (quantity === 0) {
    await tx.delete(basketItems).where(and(eq(basketItems.userId, userId), eq(basketItems.giftId, giftId)));
    return;
  }
  await tx
    .insert(basketItems)
    .values({ ...item, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [basketItems.userId, basketItems.giftId],
      set: { quantity, updatedAt: now },
    });
}

/**
 * Sets a gift's quantity in the basket; 0 removes it. Fewer pieces are always possible, more only within limit and
 * stock. Points are compared when the order is sent: people fill a basket before they decide.
 * Errors: 404 unknown or hidden gift, and as `enterShop`; 409 `limit-exceeded`, `stock-gone`.
 */
export async function editItem(ctx: Ctx, { giftId, amount }: z.output<typeof editItemBody>) {
  const { wave } = await enterShop(ctx);
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const found = await readLine(tx, userId, giftId, wave?.id);
    if (!found || (!found.gift.isVisible && found.quantity === 0)) throw notFound('Такого подарка нет.');
    if (amount > found.quantity) {
      const problems = checkOrder({
        basket: [lineOf({ ...found, quantity: amount })],
        balances: {},
        wave: null,
        now: ctx.now(),
        outsideWave: true,
      }).filter(({ code }) => code !== 'funds-short');
      if (problems.length > 0) throw refusal(problems);
    }
    await put(tx, ctx.now(), { userId, giftId, quantity: amount });
    return presentBasket(userId, await basketLines(tx, userId, wave?.id));
  });
}
