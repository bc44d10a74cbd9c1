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

/** Whether marks other than `slug` can make up for `missing` of its points: whether `transferPlan` has moves. */
export function canMakeUp(
  missing: number,
  slug: string,
  held: Readonly<Record<string, number>>,
  reserved: Readonly<Record<string, number>>,
): boolean {
  let left = missing;
  for (const other in held) if (other !== slug) left -= freePoints(held[other] ?? 0, reserved[other]);
  return missing > 0 && left <= 0;
}
