import { freePoints } from './afford';

export interface Source {
  slug: string;
  points: number;
}

export interface Move<S extends Source> {
  from: S;
  amount: number;
}

/**
 * Transfers from other marks that cover `missing` points: from the mark with the most free points on; [] when all of
 * them together have too few. `reserved`: points of each mark in the basket, which are not free.
 */
export function transferPlan<S extends Source>(
  missing: number,
  others: readonly S[],
  reserved: Readonly<Record<string, number>>,
): Move<S>[] {
  const free = others
    .map((from) => ({ from, amount: freePoints(from.points, reserved[from.slug]) }))
    .sort((one, other) => other.amount - one.amount);
  const moves: Move<S>[] = [];
  let left = missing;
  for (const { from, amount } of free) {
    if (left <= 0 || amount === 0) break;
    moves.push({ from, amount: Math.min(amount, left) });
    left -= amount;
  }
  return left > 0 ? [] : moves;
}
