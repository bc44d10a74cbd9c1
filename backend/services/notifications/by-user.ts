/** Rows of several people apart, each person's in the order given. */
export function byUser<T extends { userId: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.userId);
    if (own) own.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}
