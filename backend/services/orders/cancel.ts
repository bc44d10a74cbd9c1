import { eq, sql } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { orderCancelled } from '@/lib/domain/notification-words';
import { cancelRefusal, isWaveOpen, type CancelRefusal } from '@/lib/domain/orders';
import { gifts, orderItems, orders } from '../../db/schema/orders';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { notify } from '../notifications/notify';
import { postEntries } from '../points/post-entries';
import { lockGifts, lockWave } from './lock';
import { orderNumber, presentOrder, selectOrders } from './order-row';
import { assertChainOpen } from './shop';

type Order = typeof orders.$inferSelect;

const REFUSALS: Record<CancelRefusal, string> = {
  'already-cancelled': 'Этот заказ уже отменён.',
  'wave-closed': 'Волна закрыта: отменить заказ уже нельзя.',
  'already-received': 'Заказ уже получен: отменить его нельзя.',
  'already-sent': 'Заказ уже передан в доставку: отменить его нельзя.',
};

/** Returns the owner of an order; the owner never changes. 404 for a foreign order, before its owner is locked. */
async function ownerOf(ctx: Ctx, id: string, anyTime: boolean): Promise<string> {
  const [order] = await ctx.db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  if (!order || (!anyTime && order.userId !== viewerOf(ctx).id)) throw notFound('Такого заказа нет.');
  return order.userId;
}

/** Locks and returns the order, if the viewer may cancel it now. */
async function lockOrder(ctx: Ctx, tx: Db, id: string, anyTime: boolean): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  if (!order) throw notFound('Такого заказа нет.');
  const wave = anyTime ? null : await lockWave(tx, order.waveId);
  const waveOpen = isWaveOpen(wave && { startsAt: wave.startAt, endsAt: wave.endAt }, ctx.now());
  const refusal = cancelRefusal({ status: order.status, waveOpen, anyTime });
  if (refusal) throw new AppError(409, refusal, REFUSALS[refusal]);
  return order;
}

async function giveStockBack(tx: Db, orderId: string): Promise<void> {
  const back = tx
    .select({ giftId: orderItems.giftId, pieces: sql<number>`sum(${orderItems.quantity})`.as('pieces') })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.giftId)
    .as('back');
  const rows = await tx
    .select({ id: orderItems.giftId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  await lockGifts(
    tx,
    rows.map(({ id }) => id),
  );
  await tx
    .update(gifts)
    .set({ amount: sql`${gifts.amount} + ${back.pieces}` })
    .from(back)
    .where(eq(gifts.id, back.giftId));
}

async function givePointsBack(ctx: Ctx, tx: Db, order: Order): Promise<void> {
  const sums = await tx
    .select({ markId: orderItems.markId, sum: sql<number>`sum(${orderItems.paidSum})`.mapWith(Number) })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .groupBy(orderItems.markId);
  const author = viewerOf(ctx).id;
  const byStaff = author === order.userId ? {} : { authorId: author, reason: 'Заказ отменил администратор.' };
  await postEntries(
    tx,
    ctx,
    sums.map(({ markId, sum }) => ({
      userId: order.userId,
      markId,
      amount: sum,
      kind: 'order-cancel' as const,
      subjectType: 'order',
      subjectId: order.id,
      title: orderNumber(order),
      key: `order-cancel:${order.id}:${markId}`,
      ...byStaff,
    })),
  );
}

/**
 * Cancels an order and returns its points and stock, once (decisions, 'Orders'). Allowed to the owner while the wave is
 * open, to an admin at any time. Errors: 404 absent, someone else's, or a locked chain; 409 `already-cancelled`,
 * `already-sent`, `already-received`, `wave-closed`.
 */
export async function cancelOrder(ctx: Ctx, id: string) {
  assertChainOpen(ctx);
  const viewer = viewerOf(ctx);
  const anyTime = can(viewer, 'orders.cancel-any');
  return inTransaction(alsoOf(ctx, await ownerOf(ctx, id, anyTime)), async (tx) => {
    const order = await lockOrder(ctx, tx, id, anyTime);
    await giveStockBack(tx, order.id);
    await givePointsBack(ctx, tx, order);
    await tx
      .update(orders)
      .set({ status: 'cancelled', cancelledAt: ctx.now(), cancelledById: viewer.id })
      .where(eq(orders.id, order.id));
    const { userId, totalSum: total } = order;
    const number = orderNumber(order);
    const message = orderCancelled({ number, total, byStaff: viewer.id !== userId });
    await notify(ctx, [{ userId, kind: 'order-cancelled', ...message }]);
    const details = { number, total, ownerId: userId };
    await audit.record(ctx, {
      action: 'order.cancelled',
      subjectType: 'order',
      subjectId: order.id,
      details,
    });
    const [written] = await selectOrders(tx, eq(orders.id, order.id));
    if (!written) throw new Error('The order is gone');
    return presentOrder(written, { now: ctx.now(), anyTime });
  });
}
