import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Extension: gifts of the open wave. 404 for a locked chain, or outside a wave (never for admins). */
export const listGifts = endpoint({
  method: 'GET',
  path: '/v1/gift/list',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.giftQuery, answer: many(s.gift, s.giftsMeta) };
  },
});

/** Extension: one gift of the catalogue. 404 as for the catalogue, and for a hidden gift. */
export const getGift = endpoint({
  method: 'GET',
  path: '/v1/gift/{id}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).gift) }),
});

/**
 * Extension: per mark, the dearest affordable gift and the cheapest one beyond the balance, among gifts that the person
 * can still order; a gift in the basket is offered only when there is no other. 404 as for the catalogue.
 */
export const listGiftGoals = endpoint({
  method: 'GET',
  path: '/v1/gift/goals',
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).giftGoal) }),
});

/** 404 as for the catalogue; the same holds for the calls below. */
export const getBasket = endpoint({
  method: 'GET',
  path: '/v1/order/basket',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).basket) }),
});

/**
 * Sets a quantity, so retries have no effect; reducing it always succeeds. 409 `stock-gone`, `limit-exceeded`; 404
 * unknown gift.
 */
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
 * Orders everything or nothing. 409 with one problem per obstacle: `funds-short` {mark, needed, balance, missing},
 * `limit-exceeded` {gift_id, limit, left}, `stock-gone` {gift_id, amount}, `wave-closed`, `confirmation-needed`; or
 * `basket-changed`, `basket-empty` {basket}: its current state. The braces are the problem's `meta`.
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

/**
 * Cancels an order; points and stock are returned once. 409 `already-cancelled`, `already-sent`, `wave-closed`; 404 for
 * an order of someone else.
 */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v1/order/{id}/cancel',
  needs: 'signed-in',
  idempotent: true,
  shapes: async () => ({ answer: one((await shapes()).order) }),
});

/**
 * Extension: the person confirms that an order has arrived; idempotent. 409 `not-sent-yet` (unsent, its wave open),
 * `already-cancelled`; 404 for an order of someone else.
 */
export const receiveOrder = endpoint({
  method: 'POST',
  path: '/v1/order/{id}/receive',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).order) }),
});

/** Waves in which the person has orders, newest first, each with all of these orders. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/order/list',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.ordersQuery, answer: many(s.wave) };
  },
});
