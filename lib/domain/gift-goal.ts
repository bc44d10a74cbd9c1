import { missingToAfford } from './afford';

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
