import { eq } from 'drizzle-orm';
import type { wave } from '@/api/orders/schemas';
import { can } from '@/lib/access/permissions';
import { isWaveOpen } from '@/lib/domain/orders';
import type { Of } from '@/lib/json-api/resource';
import { orders } from '../../db/schema/orders';
import { viewerOf, type Ctx } from '../../http/context';
import { presentOrder, selectOrders } from './order-row';
import { enterShop } from './shop';

/** The person's own orders by wave: the last wave first, in it the last order first. 404 as `enterShop`. */
export async function listOrders(
  ctx: Ctx,
): Promise<{ items: Of<typeof wave>[]; meta: Record<string, never> }> {
  await enterShop(ctx);
  const viewer = viewerOf(ctx);
  const reader = { now: ctx.now(), anyTime: can(viewer, 'orders.cancel-any') };
  const waves = new Map<string, Of<typeof wave>>();
  for (const row of await selectOrders(ctx.db, eq(orders.userId, viewer.id))) {
    const { id, name, startAt, endAt } = row.wave;
    const known = waves.get(id) ?? {
      id,
      wave: name,
      startsAt: startAt.toISOString(),
      endsAt: endAt.toISOString(),
      isOpen: isWaveOpen({ startsAt: startAt, endsAt: endAt }, reader.now),
      orders: [],
    };
    known.orders.push(presentOrder(row, reader));
    waves.set(id, known);
  }
  const items = [...waves.values()].sort((left, right) => right.startsAt.localeCompare(left.startsAt));
  return { items, meta: {} };
}
