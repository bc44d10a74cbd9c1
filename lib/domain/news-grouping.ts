/** Tiles 0 and 7 are large, others below 10 stand two in a row, later ones one in a row (specification, section 3). */
export type TileKind = 'large' | 'paired' | 'single';

const LARGE = [0, 7];
const PAIRED_BELOW = 10;

export function tileKind(position: number): TileKind {
  if (LARGE.includes(position)) return 'large';
  return position < PAIRED_BELOW ? 'paired' : 'single';
}

export interface NewsRow<T> {
  kind: TileKind;
  /** One item, or one or two items of a pair. */
  items: T[];
}

/** Rows of the list in order: a large or single tile has its own row; a pair never spans a large tile. */
export function groupNews<T>(items: readonly T[]): NewsRow<T>[] {
  const rows: NewsRow<T>[] = [];
  items.forEach((item, position) => {
    const kind = tileKind(position);
    const last = rows.at(-1);
    if (kind === 'paired' && last?.kind === 'paired' && last.items.length < 2) last.items.push(item);
    else rows.push({ kind, items: [item] });
  });
  return rows;
}
