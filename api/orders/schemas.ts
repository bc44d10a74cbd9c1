import { z } from 'zod';
import { NO_LIMIT } from '@/lib/domain/orders';
import { resource } from '@/lib/json-api/resource';
import { image, instant, paging } from '../core/shapes';

export const BADGES = ['new', 'hit', 'last'] as const;

export const gift = resource(
  'gifts',
  z.object({
    id: z.string(),
    /** Same as `id`; the specification's name. */
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
    /** Per person and wave; a gift without one says `NO_LIMIT`, the most a call may ask for. */
    limit: z.number().int(),
    /** Already ordered by the person in this wave. */
    ordered: z.number().int(),
    /** Stock left. */
    amount: z.number().int(),
    isAvailable: z.boolean(),
    isVisible: z.boolean(),
    badges: z.array(z.enum(BADGES)),
    image: image.nullable(),
  }),
);

/** What a person's points of a mark are enough for, or saved for; one of each a mark. */
export const giftGoal = resource(
  'gift-goals',
  z.object({
    /** The gift's. */
    id: z.string(),
    name: z.string(),
    markId: z.string(),
    price: z.number().int(),
    /** Points of the mark that the person's basket takes already. */
    reserved: z.number().int().optional(),
  }),
);

/** Beside the paging: how many of all gifts under the filters the person's points pay. */
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
  /** Price of one and of all, in the mark's points. */
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
    /** The owner's. */
    id: z.string(),
    /** Pieces, not lines. */
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
    /** When the person said that it has come; a service that knows no such thing says nothing. */
    receivedAt: instant.nullable().default(null),
    canCancel: z.boolean(),
    /** Whether the person can say now that it has come. */
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

/** What the sender saw: a basket that has changed since (409 `basket-changed`) is never sent unseen. */
export const sendOrderBody = z.object({
  items: z
    .array(
      z.object({
        giftId: z.string().max(40),
        quantity: z.number().int().min(1).max(NO_LIMIT),
        /** Price of one as it was shown; not compared when it is not said. */
        basePrice: z.number().int().min(0).optional(),
      }),
    )
    .min(1)
    .max(200),
});
