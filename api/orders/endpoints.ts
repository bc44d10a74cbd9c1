import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Ours: gifts of the open wave. 404 for a locked chain, or outside a wave (admins: always). */
export const listGifts = endpoint({
  method: 'GET',
  path: '/v1/gift/list',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.giftQuery, answer: many(s.gift, s.giftsMeta) };
  },
});

/** Ours: one gift of the catalogue. 404 like the catalogue, and for a hidden one. */
export const getGift = endpoint({
  method: 'GET',
  path: '/v1/gift/{id}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).gift) }),
});

/**
 * Ours: of each mark the dearest gift in reach and the cheapest beyond it, among those the person can still have; one that
 * the basket holds only where there is no other. 404 like the catalogue.
 */
export const listGiftGoals = endpoint({
  method: 'GET',
  path: '/v1/gift/goals',
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).giftGoal) }),
});

/** 404 like the catalogue, and so do the calls below. */
export const getBasket = endpoint({
  method: 'GET',
  path: '/v1/order/basket',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).basket) }),
});

/** Sets a quantity, so a retry changes nothing; less is always taken. 409 `stock-gone`, `limit-exceeded`; 404 unknown gift. */
export const editItem = endpoint({
  method: 'POST',
  path: '/v1/order/edit-item',
  needs: 'signed-in',
  bodyType: 'basket-items',
  shapes: async () => {
    const s = await shapes();
    return { body: s.editItemBody, answer: one(s.basket) };
  },
});

/**
 * All or nothing. 409 with one problem for each thing that is wrong: `funds-short` {mark, needed, balance, missing},
 * `limit-exceeded` {gift_id, limit, left}, `stock-gone` {gift_id, amount}, `wave-closed`, `confirmation-needed`; or `basket-changed`,
 * `basket-empty` {basket}: what it is now. The braces are the problem's `meta`.
 */
export const sendOrder = endpoint({
  method: 'POST',
  path: '/v1/order/send',
  needs: 'signed-in',
  bodyType: 'orders',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.sendOrderBody, answer: one(s.order) };
  },
});

/** Points and stock come back once; 409 `already-cancelled`, `already-sent`, `wave-closed`; not yours: 404. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v1/order/{id}/cancel',
  needs: 'signed-in',
  idempotent: true,
  shapes: async () => ({ answer: one((await shapes()).order) }),
});

/** Ours: the person says that an order has come; saying it again changes nothing. 409 `not-sent-yet` (unsent, its wave open), `already-cancelled`; not yours: 404. */
export const receiveOrder = endpoint({
  method: 'POST',
  path: '/v1/order/{id}/receive',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).order) }),
});

/** Waves with own orders, newest first, each with all of its orders. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/order/list',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.ordersQuery, answer: many(s.wave) };
  },
});
