import type { BasketLine } from './orders';

/** How many more pieces of a gift a person may order: by limit and by stock. */
export function canTake(line: Pick<BasketLine, 'limit' | 'ordered' | 'amount' | 'isAvailable'>): number {
  if (line.isAvailable === false) return 0;
  return Math.max(0, Math.min(line.limit - line.ordered, line.amount));
}

/** Points of a mark that the basket does not reserve. */
export const freePoints = (balance: number, reserved = 0): number => Math.max(0, balance - reserved);

interface Room {
  /** Pieces by limit and stock. */
  most: number;
  /** Price of one piece, points. */
  price: number;
  balance: number;
  /** Points of the mark that the basket reserves, this gift included. */
  reserved: number;
  /** Pieces in the basket. */
  quantity: number;
}

/** How many pieces of the gift the basket may hold: by limit, stock and points, never fewer than it holds now. */
export function roomFor({ most, price, balance, reserved, quantity }: Room): number {
  const affordable = price > 0 ? Math.floor(freePoints(balance, reserved) / price) : Infinity;
  return Math.max(quantity, Math.min(most, quantity + affordable));
}

/** Points still missing for a gift; 0 when it is affordable. `reserved`: points that the basket reserves. */
export function missingToAfford(price: number, balance: number, reserved = 0): number {
  return Math.max(0, price - freePoints(balance, reserved));
}

/** Whether points of other marks can cover the `missing` points of `slug`: whether `transferPlan` has moves. */
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
