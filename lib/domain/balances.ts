/** Balances by mark slug; an absent mark holds 0. */
export type Balances = Readonly<Record<string, number>>;

/** Points of one mark; 0 for an absent mark. */
export function balanceOf(balances: Balances, mark: string): number {
  return Object.hasOwn(balances, mark) ? (balances[mark] ?? 0) : 0;
}
