import { and, eq } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { isWaveOpen, receiveRefusal, type ReceiveRefusal } from '@/lib/domain/orders';
import { orders } from '../../db/schema/orders';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { lockWave } from './lock';
import { presentOrder, selectOrders } from './order-row';
import { assertChainOpen } from './shop';

const REFUSALS: Record<ReceiveRefusal, string> = {
  'already-cancelled': 'Этот заказ отменён.',
  'not-sent-yet': 'Волна ещё идёт: заказ передадут в доставку после неё.',
};

/**
 * Records that the owner has received the order, once it was sent or its wave is over; the first time is kept. Errors:
 * 404 absent, someone else's, or a locked chain; 409 `already-cancelled`, `not-sent-yet`.
 */
export async function receiveOrder(ctx: Ctx, id: string) {
  assertChainOpen(ctx);
  const viewer = viewerOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const mine = and(eq(orders.id, id), eq(orders.userId, viewer.id));
    const [order] = await tx.select().from(orders).where(mine).for('no key update');
    if (!order) throw notFound('Такого заказа нет.');
    const wave = await lockWave(tx, order.waveId);
    const waveOpen = isWaveOpen(wave && { startsAt: wave.startAt, endsAt: wave.endAt }, ctx.now());
    const refusal = receiveRefusal({ status: order.status, waveOpen });
    if (refusal) throw new AppError(409, refusal, REFUSALS[refusal]);
    if (order.status !== 'received')
      await tx.update(orders).set({ status: 'received', receivedAt: ctx.now() }).where(mine);
    const [written] = await selectOrders(tx, mine);
    if (!written) throw new Error('The order is gone');
    return presentOrder(written, { now: ctx.now(), anyTime: can(viewer, 'orders.cancel-any') });
  });
}
