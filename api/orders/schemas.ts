import { z } from 'zod';
import { NO_LIMIT } from '@/lib/domain/orders';
import { resource } from '@/lib/json-api/resource';
import { image, instant, paging } from '../core/shapes';

export const BADGES = ['new', 'hit', 'last'] as const;

export const gift = resource(
  'gifts',
  z.object({
    id: z.string(),
    /** Same as `id`; named so by the specification. */
    giftId: z.string(),
    slug: z.string(),
    name: z.string(),
    shortDescription: z.string(),
    fullDescription: z.string(),
    vendorCode: z.string(),
    size: z.string().nullable(),
    markId: z.string(),
    markName: z.string(),
    price: z.number().int(),
    /** Per person and wave; `NO_LIMIT`, the largest quantity of a call, for a gift without a limit. */
    limit: z.number().int(),
    /** Quantity that the person has already ordered in this wave. */
    ordered: z.number().int(),
    /** Stock left. */
    amount: z.number().int(),
    isAvailable: z.boolean(),
    isVisible: z.boolean(),
    badges: z.array(z.enum(BADGES)),
    image: image.nullable(),
  }),
);

/** A gift that a person's points of a mark can buy, or one to save for; at most one of each per mark. */
export const giftGoal = resource(
  'gift-goals',
  z.object({
    /** Of the gift. */
    id: z.string(),
    name: z.string(),
    markId: z.string(),
    price: z.number().int(),
    /** Points of the mark that the person's basket already takes. */
    reserved: z.number().int().optional(),
  }),
);

/** Besides paging: number of gifts under the filters that the person's points can buy. */
export const giftsMeta = z.object({ affordable: z.number().int() });

export const giftQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      mark: z.string().optional(),
      affordable: z.enum(['1']).optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
  sort: z.enum(['price', '-price', 'name', '-createdAt']).optional(),
});

export const basketItem = z.object({
  itemId: z.string(),
  giftId: z.string(),
  quantity: z.number().int(),
  /** Price of one piece and of all, in points of the mark. */
  basePrice: z.number().int(),
  price: z.number().int(),
  amount: z.number().int(),
  limit: z.number().int(),
  ordered: z.number().int(),
  isAvailable: z.boolean(),
  badges: z.array(z.enum(BADGES)),
  name: z.string(),
  slug: z.string(),
  size: z.string().nullable(),
  markId: z.string(),
  markName: z.string(),
  image: image.nullable(),
});

export const basket = resource(
  'baskets',
  z.object({
    /** Id of the owner. */
    id: z.string(),
    /** Number of pieces, not of lines. */
    count: z.number().int(),
    totalPrice: z.number().int(),
    /** Mark slug → points the basket costs. */
    markPrices: z.record(z.string(), z.number().int()),
    items: z.array(basketItem),
  }),
);

/** `amount` is the new quantity; 0 removes. */
export const editItemBody = z.object({
  giftId: z.string().min(1).max(40),
  amount: z.number().int().min(0).max(NO_LIMIT),
});

export const ORDER_STATUSES = ['paid', 'sent', 'received', 'cancelled'] as const;
export const orderItem = z.object({
  id: z.string(),
  giftId: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  price: z.number().int(),
  paidSum: z.number().int(),
  markId: z.string(),
  markName: z.string(),
  image: image.nullable(),
});
export const order = resource(
  'orders',
  z.object({
    id: z.string(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    submittedAt: instant,
    cancelledAt: instant.nullable(),
    /** When the person confirmed the arrival; null also from a service without this field. */
    receivedAt: instant.nullable().default(null),
    canCancel: z.boolean(),
    /** Whether the person can confirm the arrival now. */
    canReceive: z.boolean().default(false),
    waveId: z.string(),
    waveName: z.string(),
    markPrices: z.record(z.string(), z.number().int()),
    totalPrice: z.number().int(),
    items: z.array(orderItem),
  }),
);

export const wave = resource(
  'waves',
  z.object({
    id: z.string(),
    wave: z.string(),
    startsAt: instant,
    endsAt: instant,
    isOpen: z.boolean(),
    orders: z.array(order.schema),
  }),
);

export const ordersQuery = z.strictObject({ page: paging });

/** The basket as the sender saw it: a basket changed since is refused (409 `basket-changed`). */
export const sendOrderBody = z.object({
  items: z
    .array(
      z.object({
        giftId: z.string().max(40),
        quantity: z.number().int().min(1).max(NO_LIMIT),
        /** Price of one piece as shown; not compared when absent. */
        basePrice: z.number().int().min(0).optional(),
      }),
    )
    .min(1)
    .max(200),
});
