import { and, eq, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { BADGES, type gift } from '@/api/orders/schemas';
import { NO_LIMIT } from '@/lib/domain/orders';
import type { Of } from '@/lib/json-api/resource';
import { gifts, orderItems, orders } from '../../db/schema/orders';
import type { Db } from '../../db/types';

type Badge = (typeof BADGES)[number];

/** A gift with this many pieces or fewer is running out. */
const LAST_PIECES = 3;

/** Pieces of a gift the person has ordered in the wave and not cancelled, for a query over `gifts`. */
export function orderedBy(db: Db, userId: string, waveId: string | undefined) {
  const rows = db
    .select({ sum: sql`coalesce(sum(${orderItems.quantity}), 0)` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orderItems.giftId, gifts.id),
        eq(orders.userId, userId),
        eq(orders.waveId, waveId ?? '0'),
        ne(orders.status, 'cancelled'),
      ),
    );
  return sql<number>`${rows}`.mapWith(Number);
}

/** `limitOf` in SQL. */
export const piecesOf = (limit: AnyPgColumn) => sql`coalesce(${limit}, ${NO_LIMIT})`;

export function limitOf(limit: number | null): number {
  return limit ?? NO_LIMIT;
}

/** The badges of the contract; `last` follows the stock. */
export function badgesOf({ badges, amount }: { badges: readonly string[]; amount: number }): Badge[] {
  const kept = BADGES.filter((badge) => badge !== 'last' && badges.includes(badge));
  return amount > 0 && amount <= LAST_PIECES ? [...kept, 'last'] : kept;
}

export interface GiftRow {
  gift: typeof gifts.$inferSelect;
  mark: { slug: string; name: string };
  ordered: number;
}

/** A gift as the catalogue shows it. */
export function presentGift({ gift: row, mark, ordered }: GiftRow): Of<typeof gift> {
  return {
    id: row.id,
    giftId: row.id,
    slug: row.slug,
    name: row.name,
    shortDescription: row.shortDescription,
    fullDescription: row.fullDescription,
    vendorCode: row.vendorCode ?? '',
    size: row.size,
    markId: mark.slug,
    markName: mark.name,
    price: row.price,
    limit: limitOf(row.limit),
    ordered,
    amount: row.amount,
    isAvailable: row.isAvailable,
    isVisible: row.isVisible,
    badges: badgesOf(row),
    image: row.preview,
  };
}
