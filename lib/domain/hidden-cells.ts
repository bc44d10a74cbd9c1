/** Counts of fewer people than these name somebody. */
export const FEWEST = 5;

type Table<T> = readonly (readonly T[])[];

/** Sums that are known besides the rows': the columns', where their cells add up to a number that is shown. */
interface Known {
  columns: boolean;
}

const columnOf = <T>(table: Table<T>, at: number) => table.map((row) => row[at] as T);

/** Whether the hidden cells of a line leave its numbers open: two at least, and enough people among them. */
function isOpen(counts: readonly number[], hidden: readonly boolean[]): boolean {
  const inside = counts.filter((_, at) => hidden[at]);
  return inside.length === 0 || (inside.length > 1 && inside.reduce((sum, n) => sum + n, 0) >= FEWEST);
}

/** The smallest number of a line that is still shown; -1 where none is. */
function smallestShown(counts: readonly number[], hidden: readonly boolean[]): number {
  return counts.reduce(
    (best, count, at) => (hidden[at] || (best >= 0 && (counts[best] ?? 0) <= count) ? best : at),
    -1,
  );
}

/**
 * Whether another number fits the hidden cell while every sum stays: one more (or one less) in it is balanced by a
 * way through other hidden cells, less and more in turn, back to its line. None goes under 0.
 */
function mayDiffer(counts: Table<number>, hidden: Table<boolean>, at: readonly [number, number]): boolean {
  const [ownRow, ownColumn] = at;
  const rows = counts.length;
  const columns = counts[ownRow]?.length ?? 0;
  /** Places are rows, then columns; from a row a cell takes more, from a column less. */
  const balances = (from: 'row' | 'column') => {
    const [first, goal] = from === 'row' ? [ownRow, rows + ownColumn] : [rows + ownColumn, ownRow];
    const seen = new Uint8Array(rows + columns);
    seen[first] = 1;
    const reached = [first];
    for (const place of reached) {
      if (place === goal) return true;
      const isRow = place < rows;
      for (let other = 0; other < (isRow ? columns : rows); other += 1) {
        const [row, column] = isRow ? [place, other] : [other, place - rows];
        const next = isRow ? rows + other : other;
        if (seen[next] || !hidden[row]?.[column] || (row === ownRow && column === ownColumn)) continue;
        if (!isRow && (counts[row]?.[column] ?? 0) === 0) continue;
        seen[next] = 1;
        reached.push(next);
      }
    }
    return false;
  };
  // one less in it: its row takes more elsewhere; one more: its column takes less elsewhere
  return ((counts[ownRow]?.[ownColumn] ?? 0) > 0 && balances('row')) || balances('column');
}

/**
 * Which cells of a table are hidden: those under `FEWEST` people, and as many others as keep them from being counted
 * out of the sums of rows and columns, which are known. The smallest go first. In a table of one row or of one column,
 * and in a row or a column of nobody, the sums tell each cell whatever is hidden.
 */
export function hiddenCells(counts: Table<number>, { columns: byColumn }: Known): boolean[][] {
  const hidden = counts.map((row) => row.map((count) => count < FEWEST));
  const hide = (row: number, column: number): boolean => {
    const line = hidden[row];
    if (!line || column < 0) return false;
    line[column] = true;
    return true;
  };
  const hideInRow = (row: number) => hide(row, smallestShown(counts[row] ?? [], hidden[row] ?? []));
  const hideInColumn = (column: number) =>
    hide(smallestShown(columnOf(counts, column), columnOf(hidden, column)), column);
  const hideAnywhere = () => counts.some((_, row) => hideInRow(row));
  const rows = [...counts.keys()];
  const columns = byColumn ? [...(counts[0] ?? []).keys()] : [];
  const widenRow = (row: number) => !isOpen(counts[row] ?? [], hidden[row] ?? []) && hideInRow(row);
  const widenColumn = (column: number) =>
    !isOpen(columnOf(counts, column), columnOf(hidden, column)) && hideInColumn(column);
  const widenCell = (row: number, column: number) =>
    hidden[row]?.[column] === true &&
    !mayDiffer(counts, hidden, [row, column]) &&
    (hideInRow(row) || hideInColumn(column) || hideAnywhere());
  while (
    rows.some(widenRow) ||
    columns.some(widenColumn) ||
    rows.some((row) => columns.some((column) => widenCell(row, column)))
  );
  return hidden;
}
