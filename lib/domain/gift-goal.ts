import { missingToAfford } from './afford';

export interface GiftGoal<G> {
  /** The gift to aim for: the cheapest out of reach, or the most expensive one when all are affordable. */
  gift: G;
  /** Points missing; 0 when the gift is affordable now. */
  missing: number;
  /** Share of the price already held, 0..1. */
  share: number;
  /** The most expensive affordable gift, when it is not the goal. */
  inReach?: G;
}

/**
 * Goal of a mark's ring (interface, 'Home'): the cheapest gift out of reach, otherwise the most expensive one. The
 * caller filters out gifts of other marks, out of stock or hidden; null without gifts.
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
