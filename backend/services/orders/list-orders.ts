import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { ordersQuery, wave } from '@/api/orders/schemas';
import { can } from '@/lib/access/permissions';
import { isWaveOpen } from '@/lib/domain/orders';
import type { Of } from '@/lib/json-api/resource';
import { orders, waves } from '../../db/schema/orders';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { presentOrder, selectOrders } from './order-row';
import { enterShop, type Wave } from './shop';

type Query = z.output<typeof ordersQuery>;

const selectWaves = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(waves), total: sql<number>`count(*) over ()::int` })
    .from(waves)
    .where(where);

const list = listing<Query, Awaited<ReturnType<typeof selectWaves>>[number]>({
  from: selectWaves,
  filters: {},
  sorts: {},
  sort: [desc(waves.startAt), desc(waves.id)],
});

const presentWave = ({ id, name, startAt, endAt }: Wave, now: Date) => ({
  id,
  wave: name,
  startsAt: startAt.toISOString(),
  endsAt: endAt.toISOString(),
  isOpen: isWaveOpen({ startsAt: startAt, endsAt: endAt }, now),
});

/** The person's own orders by wave: the last wave first, in it the last order first. 404 as `enterShop`. */
export async function listOrders(ctx: Ctx, query: Query) {
  await enterShop(ctx);
  const viewer = viewerOf(ctx);
  const reader = { now: ctx.now(), anyTime: can(viewer, 'orders.cancel-any') };
  const mine = eq(orders.userId, viewer.id);
  const orderedIn = ctx.db.select({ id: orders.waveId }).from(orders).where(mine);
  const { rows: found, page } = await list.read(ctx, query, inArray(waves.id, orderedIn));
  const ids = found.map(({ id }) => id);
  const rows = await selectOrders(ctx.db, and(mine, inArray(orders.waveId, ids)));
  const items = found.map((one): Of<typeof wave> => {
    const own = rows.filter(({ order }) => order.waveId === one.id);
    return { ...presentWave(one, reader.now), orders: own.map((row) => presentOrder(row, reader)) };
  });
  return { items, page, meta: {} };
}
