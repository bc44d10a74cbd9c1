/** Groups rows by person, each person's in the given order. */
export function byUser<T extends { userId: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.userId);
    if (own) own.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}
