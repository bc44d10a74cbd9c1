interface Entry {
  kind: string;
  amount: number;
  createdAt: string;
}

export interface Reached {
  points: number;
  /** When the latest of the points were credited, ISO 8601. */
  at: string;
}

/** Sums the points that the programme has brought to the main balance; null for none. `entries`: newest first. */
export function reachedOf(entries: readonly Entry[]): Reached | null {
  const own = entries.filter(({ kind }) => kind === 'programme');
  const points = own.reduce((sum, { amount }) => sum + amount, 0);
  const [last] = own;
  return last && points > 0 ? { points, at: last.createdAt } : null;
}
