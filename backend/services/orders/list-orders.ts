import { and, countDistinct, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { ordersQuery, wave } from '@/api/orders/schemas';
import { can } from '@/lib/access/permissions';
import { isWaveOpen } from '@/lib/domain/orders';
import type { Of } from '@/lib/json-api/resource';
import { orders, waves } from '../../db/schema/orders';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest, type PageRequest } from '../../http/paging';
import { presentOrder, selectOrders } from './order-row';
import { enterShop, type Wave } from './shop';

/** A page of the waves the person ordered in, the last wave first, and how many such waves there are. */
async function orderedIn(ctx: Ctx, userId: string, asked: PageRequest) {
  const mine = eq(orders.userId, userId);
  const ids = ctx.db.select({ id: orders.waveId }).from(orders).where(mine);
  const [page, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(waves)
      .where(inArray(waves.id, ids))
      .orderBy(desc(waves.startAt), desc(waves.id))
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db
      .select({ total: countDistinct(orders.waveId) })
      .from(orders)
      .where(mine),
  ]);
  return { page, total: counted?.total ?? 0 };
}

const presentWave = ({ id, name, startAt, endAt }: Wave, now: Date) => ({
  id,
  wave: name,
  startsAt: startAt.toISOString(),
  endsAt: endAt.toISOString(),
  isOpen: isWaveOpen({ startsAt: startAt, endsAt: endAt }, now),
});

/** The person's own orders by wave: the last wave first, in it the last order first. 404 as `enterShop`. */
export async function listOrders(ctx: Ctx, query: z.output<typeof ordersQuery>) {
  await enterShop(ctx);
  const viewer = viewerOf(ctx);
  const reader = { now: ctx.now(), anyTime: can(viewer, 'orders.cancel-any') };
  const asked = pageRequest(query.page);
  const { page, total } = await orderedIn(ctx, viewer.id, asked);
  const ids = page.map(({ id }) => id);
  const rows = await selectOrders(ctx.db, and(eq(orders.userId, viewer.id), inArray(orders.waveId, ids)));
  const items = page.map((one): Of<typeof wave> => {
    const own = rows.filter(({ order }) => order.waveId === one.id);
    return { ...presentWave(one, reader.now), orders: own.map((row) => presentOrder(row, reader)) };
  });
  return { items, page: pageMeta(asked, total), meta: {} };
}
