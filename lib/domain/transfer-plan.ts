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
 * Moves out of other marks that make up for `missing` points: the richest mark alone where it is enough, else from the
 * richest on; none where all of them hold too few. `reserved` is what the basket takes of each mark: it is not free.
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
