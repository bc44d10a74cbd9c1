import type { BasketLine } from './orders';

/** How many more of a gift a person may take: by limit and by stock. */
export function canTake(line: Pick<BasketLine, 'limit' | 'ordered' | 'amount' | 'isAvailable'>): number {
  if (line.isAvailable === false) return 0;
  return Math.max(0, Math.min(line.limit - line.ordered, line.amount));
}

/** Points of a mark that nothing in the basket takes. */
export const freePoints = (balance: number, reserved = 0): number => Math.max(0, balance - reserved);

interface Room {
  /** Pieces by limit and stock. */
  most: number;
  /** Of one. */
  price: number;
  balance: number;
  /** What the basket takes of the mark's points already, this gift included. */
  reserved: number;
  /** Pieces in the basket. */
  quantity: number;
}

/** How many pieces the basket may come to hold: by limit, stock and points; never fewer than it holds. */
export function roomFor({ most, price, balance, reserved, quantity }: Room): number {
  const affordable = price > 0 ? Math.floor(freePoints(balance, reserved) / price) : Infinity;
  return Math.max(quantity, Math.min(most, quantity + affordable));
}

/** Points still missing for a gift; 0 when it can be afforded. `reserved` is what the basket takes already. */
export function missingToAfford(price: number, balance: number, reserved = 0): number {
  return Math.max(0, price - freePoints(balance, reserved));
}

export interface GiftGoal<G> {
  /** The gift to aim for: the dearest affordable when everything is in reach, else the next one up. */
  gift: G;
  /** Points missing; 0: enough for it now. */
  missing: number;
  /** 0..1 of its price. */
  share: number;
  /** The dearest that can be had now, where the aim is another one. */
  inReach?: G;
}

/**
 * What a mark's ring aims at (interface, 'Home'): the cheapest gift that is still out of reach, or, when none is, the
 * dearest one in reach. Gifts of other marks, out of stock or hidden are to be left out before; null without gifts.
 */
export function towardGift<G extends { price: number }>(
  balance: number,
  gifts: readonly G[],
): GiftGoal<G> | null {
  const byPrice = gifts.filter((gift) => gift.price > 0).sort((left, right) => left.price - right.price);
  const inReach = byPrice.findLast(({ price }) => price <= balance);
  const gift = byPrice.find(({ price }) => price > balance) ?? inReach;
  if (!gift) return null;
  const share = Math.min(1, Math.max(0, balance) / gift.price);
  const missing = missingToAfford(gift.price, balance);
  return { gift, missing, share, ...(inReach && inReach !== gift ? { inReach } : {}) };
}
