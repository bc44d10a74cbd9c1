import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { users } from './users';
import type { StoredImage } from './types';

export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    slug: text().notNull(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    fullDescription: text().notNull().default(''),
    vendorCode: text(),
    size: text(),
    preview: jsonb().$type<StoredImage>(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    badges: jsonb().$type<string[]>().notNull().default([]),
    /** Points of the gift's mark. */
    price: integer().notNull(),
    /** Stock. */
    amount: integer().notNull().default(0),
    /** Pieces per person and wave; null: no limit. */
    limit: integer(),
    isAvailable: boolean().notNull().default(true),
    isVisible: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.markId, t.price),
    index().on(t.isVisible, t.position),
    index().on(t.price),
    check('gifts_stock_not_negative', sql`amount >= 0`),
    check('gifts_price_positive', sql`price > 0`),
  ],
);

/** Ordering is open while `startAt <= now < endAt`. */
export const waves = pgTable(
  'waves',
  {
    id: id(),
    name: text().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.startAt, t.endAt), check('waves_not_reversed', sql`end_at > start_at`)],
);

export const basketItems = pgTable(
  'basket_items',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    giftId: ref()
      .notNull()
      .references(() => gifts.id),
    quantity: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.giftId] }),
    index().on(t.giftId),
    check('basket_items_quantity_positive', sql`quantity > 0`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    waveId: ref()
      .notNull()
      .references(() => waves.id),
    status: text({ enum: ['paid', 'sent', 'received', 'cancelled'] })
      .notNull()
      .default('paid'),
    submittedAt: createdAt(),
    totalSum: integer().notNull(),
    /** When the person confirmed the receipt. */
    receivedAt: moment(),
    cancelledAt: moment(),
    cancelledById: ref().references(() => users.id),
  },
  (t) => [
    index().on(t.userId, t.waveId, t.id),
    index().on(t.waveId),
    index().on(t.cancelledById),
    index().on(t.submittedAt),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    giftId: ref()
      .notNull()
      .references(() => gifts.id),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    /** Name, price and sum as they were when it was ordered. */
    name: text().notNull(),
    quantity: integer().notNull(),
    basePrice: integer().notNull(),
    paidSum: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.giftId), index().on(t.markId)],
);
