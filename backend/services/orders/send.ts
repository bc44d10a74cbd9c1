import { and, eq, gte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { sendOrderBody } from '@/api/orders/schemas';
import { isPharmacist } from '@/lib/access/belongs';
import { can } from '@/lib/access/permissions';
import { orderSent } from '@/lib/domain/notification-words';
import { needsConfirmation } from '@/lib/domain/account-confirmation';
import { checkOrder, totalsByMark } from '@/lib/domain/orders';
import { basketItems, gifts, orderItems, orders } from '../../db/schema/orders';
import { users } from '../../db/schema/users';
import { ordersNeedConfirmation } from '../../config';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { notify } from '../notifications/notify';
import { postEntries, type NewEntry } from '../points/post-entries';
import { readBalances } from '../points/read-balances';
import { lockGifts, lockWave } from './lock';
import { notAsSeen, refusal } from './order-problems';
import { orderNumber, presentOrder, selectOrders } from './order-row';
import { basketLines, lineOf, type BasketRow } from './read-basket';
import { enterShop, type Shop, type Wave } from './shop';

type Seen = z.output<typeof sendOrderBody>['items'];

function sameAsSeen(rows: readonly BasketRow[], seen: Seen): boolean {
  const asked = new Map<string, number>();
  for (const { giftId, quantity } of seen) asked.set(giftId, (asked.get(giftId) ?? 0) + quantity);
  const prices = new Map(seen.map(({ giftId, basePrice }) => [giftId, basePrice]));
  const same = ({ gift, quantity }: BasketRow) =>
    asked.get(gift.id) === quantity && (prices.get(gift.id) ?? gift.price) === gift.price;
  return asked.size === rows.length && rows.every(same);
}

/**
 * Locks the gifts of the basket and returns its lines, which must be as the sender saw them. 409 `basket-empty`,
 * `basket-changed`.
 */
async function lockBasket(
  tx: Db,
  userId: string,
  waveId: string | undefined,
  seen: Seen,
): Promise<BasketRow[]> {
  const inBasket = await tx
    .select({ id: basketItems.giftId })
    .from(basketItems)
    .where(eq(basketItems.userId, userId));
  const ids = inBasket.map(({ id }) => id);
  await lockGifts(tx, ids);
  const rows = await basketLines(tx, userId, waveId);
  if (rows.length === 0 || !sameAsSeen(rows, seen)) throw notAsSeen(userId, rows);
  return rows;
}

/**
 * Whether the account still needs confirmation. The person's lock keeps both confirmations unchanged until the order is
 * written.
 */
async function isUnconfirmed(ctx: Ctx, tx: Db): Promise<boolean> {
  const { emailConfirmedAt, pharmacyConfirmedAt } = users;
  const [account] = await tx
    .select({ emailConfirmedAt, pharmacyConfirmedAt })
    .from(users)
    .where(eq(users.id, viewerOf(ctx).id));
  if (!account) throw new Error('Nobody orders');
  return needsConfirmation({ ...account, ordersNeedConfirmation: ordersNeedConfirmation(ctx.config) });
}

/** Checks funds, limit, stock and wave again; throws 409 with all problems at once. */
async function check(ctx: Ctx, tx: Db, { anyTime, wave }: Shop, rows: readonly BasketRow[]): Promise<Wave> {
  const problems = checkOrder({
    basket: rows.map(lineOf),
    balances: await readBalances(tx, viewerOf(ctx).id),
    wave: wave && { startsAt: wave.startAt, endsAt: wave.endAt },
    now: ctx.now(),
    outsideWave: anyTime,
    unconfirmed: await isUnconfirmed(ctx, tx),
  });
  if (problems.length > 0)
    throw refusal(
      problems,
      rows.map(({ mark }) => mark),
    );
  if (!wave) throw refusal([{ code: 'wave-closed' }]);
  return wave;
}

async function writeOrder(ctx: Ctx, tx: Db, wave: Wave, rows: readonly BasketRow[]) {
  const totalSum = rows.reduce((sum, { gift, quantity }) => sum + gift.price * quantity, 0);
  const now = ctx.now();
  const [order] = await tx
    .insert(orders)
    .values({ userId: viewerOf(ctx).id, waveId: wave.id, totalSum, submittedAt: now })
    .returning();
  if (!order) throw new Error('The order was not written');
  await tx.insert(orderItems).values(
    rows.map(({ gift, mark, quantity }) => ({
      orderId: order.id,
      giftId: gift.id,
      markId: mark.id,
      name: gift.name,
      quantity,
      basePrice: gift.price,
      paidSum: gift.price * quantity,
      createdAt: now,
    })),
  );
  return order;
}

/**
 * Takes the stock of the whole basket in one conditional statement; under the locks above its condition always holds.
 */
async function takeStock(tx: Db, userId: string, lines: number): Promise<void> {
  const taken = await tx
    .update(gifts)
    .set({ amount: sql`${gifts.amount} - ${basketItems.quantity}` })
    .from(basketItems)
    .where(
      and(
        eq(basketItems.userId, userId),
        eq(basketItems.giftId, gifts.id),
        gte(gifts.amount, basketItems.quantity),
      ),
    )
    .returning({ id: gifts.id });
  if (taken.length !== lines)
    throw new AppError(409, 'stock-gone', 'Подарки успели закончиться. Обновите корзину.');
}

/**
 * Takes the points, one ledger entry per mark. The balances that `postEntries` locks decide; a refusal names the mark
 * by its slug.
 */
async function takePoints(
  ctx: Ctx,
  tx: Db,
  order: { id: string; submittedAt: Date },
  rows: readonly BasketRow[],
) {
  const userId = viewerOf(ctx).id;
  const markIds = new Map(rows.map(({ mark }) => [mark.slug, mark.id]));
  const entries = Object.entries(totalsByMark(rows.map(lineOf))).map(([slug, sum]): NewEntry => ({
    userId,
    markId: markIds.get(slug) ?? '',
    amount: -sum,
    kind: 'order',
    subjectType: 'order',
    subjectId: order.id,
    title: orderNumber(order),
    key: `order:${order.id}:${slug}`,
  }));
  await postEntries(tx, ctx, entries).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'funds-short') throw error;
    const { markId, needed, balance, missing } = error.options.meta as Record<string, number> & {
      markId?: unknown;
    };
    const mark = rows.find((row) => row.mark.id === markId)?.mark.slug ?? '';
    const facts = { needed: needed ?? 0, balance: balance ?? 0, missing: missing ?? 0 };
    throw refusal(
      [{ code: 'funds-short', mark, ...facts }],
      rows.map((row) => row.mark),
    );
  });
}

/**
 * Sends the basket as an order in state `paid`: points and stock are taken together or not at all (decisions,
 * 'Orders'). Errors: 404 as `enterShop`; 409 `confirmation-needed`, `basket-empty`, `basket-changed` (`meta.basket`),
 * `wave-closed`, `limit-exceeded`, `stock-gone`, `funds-short`.
 */
export async function sendOrder(ctx: Ctx, { items: seen }: z.output<typeof sendOrderBody>) {
  const viewer = viewerOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const entered = await enterShop(ctx);
    const shop = { ...entered, wave: entered.wave && (await lockWave(tx, entered.wave.id)) };
    const rows = await lockBasket(tx, viewer.id, shop.wave?.id, seen);
    const wave = await check(ctx, tx, shop, rows);
    const order = await writeOrder(ctx, tx, wave, rows);
    await takeStock(tx, viewer.id, rows.length);
    await takePoints(ctx, tx, order, rows);
    await tx.delete(basketItems).where(eq(basketItems.userId, viewer.id));
    const message = orderSent({ number: orderNumber(order), total: order.totalSum });
    await notify(ctx, [{ userId: viewer.id, kind: 'order-sent', ...message }]);
    if (!isPharmacist(viewer)) {
      const details = { number: orderNumber(order), total: order.totalSum, wave: wave.name };
      await audit.record(ctx, { action: 'order.sent', subjectType: 'order', subjectId: order.id, details });
    }
    const [written] = await selectOrders(tx, eq(orders.id, order.id));
    if (!written) throw new Error('The order is gone');
    return presentOrder(written, { now: ctx.now(), anyTime: can(viewer, 'orders.cancel-any') });
  });
}
