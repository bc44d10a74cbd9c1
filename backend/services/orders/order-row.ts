import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { order } from '@/api/orders/schemas';
import { moscowParts } from '@/lib/domain/moscow';
import { cancelRefusal, isWaveOpen, receiveRefusal, totalsByMark } from '@/lib/domain/orders';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { gifts, orderItems, orders, waves } from '../../db/schema/orders';
import type { Db } from '../../db/types';
import type { Wave } from './shop';

type Order = typeof orders.$inferSelect;

/** Returns the number of an order as people see it: `2026-000123`, the year in Moscow and the id. */
export function orderNumber({ id, submittedAt }: Pick<Order, 'id' | 'submittedAt'>): string {
  return `${moscowParts(submittedAt).year}-${id.padStart(6, '0')}`;
}

function selectItems(db: Db, orderIds: readonly string[]) {
  return db
    .select({ item: orderItems, mark: { slug: marks.slug, name: marks.name }, image: gifts.preview })
    .from(orderItems)
    .innerJoin(marks, eq(marks.id, orderItems.markId))
    .innerJoin(gifts, eq(gifts.id, orderItems.giftId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));
}
type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Orders with their items and waves, newest first; two queries, however many orders. */
export async function selectOrders(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ order: orders, wave: waves })
    .from(orders)
    .innerJoin(waves, eq(waves.id, orders.waveId))
    .where(where)
    .orderBy(desc(orders.submittedAt), desc(orders.id));
  if (rows.length === 0) return [];
  const byOrder = new Map(rows.map((row) => [row.order.id, [] as ItemRow[]]));
  for (const found of await selectItems(db, [...byOrder.keys()]))
    byOrder.get(found.item.orderId)?.push(found);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.order.id) ?? [] }));
}

export interface OrderRow {
  order: Order;
  wave: Wave;
  items: ItemRow[];
}

/** Returns what can be done with the order now. */
function stepsOf({ order: { status }, wave }: OrderRow, now: Date, anyTime: boolean) {
  const waveOpen = isWaveOpen({ startsAt: wave.startAt, endsAt: wave.endAt }, now);
  return {
    canCancel: cancelRefusal({ status, waveOpen, anyTime }) === null,
    canReceive: status !== 'received' && receiveRefusal({ status, waveOpen }) === null,
  };
}

/** Converts an order to the wire format; `anyTime`: the reader may cancel at any time. */
export function presentOrder(
  row: OrderRow,
  { now, anyTime }: { now: Date; anyTime: boolean },
): Of<typeof order> {
  const { order: made, wave, items } = row;
  return {
    id: made.id,
    number: orderNumber(made),
    status: made.status,
    submittedAt: made.submittedAt.toISOString(),
    cancelledAt: made.cancelledAt?.toISOString() ?? null,
    receivedAt: made.receivedAt?.toISOString() ?? null,
    ...stepsOf(row, now, anyTime),
    waveId: wave.id,
    waveName: wave.name,
    markPrices: totalsByMark(
      items.map(({ item, mark }) => ({ mark: mark.slug, price: item.paidSum, quantity: 1 })),
    ),
    totalPrice: made.totalSum,
    items: items.map(({ item, mark, image }) => ({
      id: item.id,
      giftId: item.giftId,
      name: item.name,
      quantity: item.quantity,
      price: item.basePrice,
      paidSum: item.paidSum,
      markId: mark.slug,
      markName: mark.name,
      image,
    })),
  };
}
