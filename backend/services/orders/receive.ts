import { and, eq } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { receiveRefusal, type ReceiveRefusal } from '@/lib/domain/orders';
import { orders } from '../../db/schema/orders';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { presentOrder, selectOrders } from './order-row';
import { assertChainOpen } from './shop';

const REFUSALS: Record<ReceiveRefusal, string> = {
  'already-cancelled': 'Этот заказ отменён.',
  'not-sent-yet': 'Заказ ещё не передан в доставку.',
};

/**
 * The owner says that the order has come, in or outside a wave; the first time stands. Errors: 404 absent, someone
 * else's, or a locked chain; 409 `already-cancelled`, `not-sent-yet`.
 */
export async function receiveOrder(ctx: Ctx, id: string) {
  assertChainOpen(ctx);
  const viewer = viewerOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const mine = and(eq(orders.id, id), eq(orders.userId, viewer.id));
    const [order] = await tx.select().from(orders).where(mine).for('no key update');
    if (!order) throw notFound('Такого заказа нет.');
    const refusal = receiveRefusal(order.status);
    if (refusal) throw new AppError(409, refusal, REFUSALS[refusal]);
    if (order.status !== 'received')
      await tx.update(orders).set({ status: 'received', receivedAt: ctx.now() }).where(mine);
    const [written] = await selectOrders(tx, mine);
    if (!written) throw new Error('The order is gone');
    return presentOrder(written, { now: ctx.now(), anyTime: can(viewer, 'orders.cancel-any') });
  });
}
