/** A count of fewer people than this identifies somebody and is hidden. */
export const FEWEST = 5;

type Table<T> = readonly (readonly T[])[];

/** Known sums besides those of the rows: `columns` when the cells of a column add up to a shown number. */
interface Known {
  columns: boolean;
}

const columnOf = <T>(table: Table<T>, at: number) => table.map((row) => row[at] as T);

/** Whether the hidden cells of a line cannot be calculated: none are hidden, or at least two with `FEWEST` people. */
function isOpen(counts: readonly number[], hidden: readonly boolean[]): boolean {
  const inside = counts.filter((_, at) => hidden[at]);
  return inside.length === 0 || (inside.length > 1 && inside.reduce((sum, n) => sum + n, 0) >= FEWEST);
}

/** Index of the smallest count of a line that is still shown; -1 where none is. */
function smallestShown(counts: readonly number[], hidden: readonly boolean[]): number {
  return counts.reduce(
    (best, count, at) => (hidden[at] || (best >= 0 && (counts[best] ?? 0) <= count) ? best : at),
    -1,
  );
}

/**
 * Whether a hidden cell can have another value while every sum stays the same: one more or less in it is balanced along
 * a path through other hidden cells, alternately less and more, back to its line. No cell may fall below 0.
 */
function mayDiffer(counts: Table<number>, hidden: Table<boolean>, at: readonly [number, number]): boolean {
  const [ownRow, ownColumn] = at;
  const rows = counts.length;
  const columns = counts[ownRow]?.length ?? 0;
  /** Places are rows, then columns; a step from a row adds to a cell, a step from a column subtracts from it. */
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
  // with one less in the cell its row adds elsewhere; with one more its column subtracts elsewhere
  return ((counts[ownRow]?.[ownColumn] ?? 0) > 0 && balances('row')) || balances('column');
}

/**
 * Cells to hide in a table: those under `FEWEST` people, and the smallest others until none can be calculated from the
 * known sums of rows and columns. In a table of one row or column, and in a row or column of zeros, the sums reveal
 * each cell whatever is hidden.
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
