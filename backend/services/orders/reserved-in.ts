import { eq, sql } from 'drizzle-orm';
import { basketItems, gifts } from '../../db/schema/orders';
import type { Db } from '../../db/types';

/** Points of each mark that a person's basket takes, to be joined as `reserved`. */
export const reservedIn = (db: Db, userId: string) =>
  db
    .select({
      markId: gifts.markId,
      points: sql<number>`sum(${basketItems.quantity} * ${gifts.price})`.as('points'),
    })
    .from(basketItems)
    .innerJoin(gifts, eq(gifts.id, basketItems.giftId))
    .where(eq(basketItems.userId, userId))
    .groupBy(gifts.markId)
    .as('reserved');
