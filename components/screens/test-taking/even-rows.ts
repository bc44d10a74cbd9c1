/** How many things to a row, at most `most`, so that no row is much shorter than another: 6 by 5 → 3. */
export function evenRows(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.ceil(count / rows);
}
