import type { FileStore } from '../../files/store';
import { readRows } from '../../tables/read-table';
import type { TableFormat, TableRow } from '../../tables/table';

interface Place {
  key: string;
  format: TableFormat;
}

interface Open {
  rows: AsyncGenerator<TableRow>;
  /** Number in the sheet of the last row that was returned. */
  at: number;
}

/** Files that this server is reading, by run: a file can only be read from its beginning. */
const open = new Map<string, Open>();

async function reopened(store: FileStore, { key, format }: Place, after: number): Promise<Open> {
  const file = await store.open(key);
  if (!file) throw new Error('The file of an import is gone');
  const rows = readRows(file, format);
  let at = 0;
  while (at < after) {
    const { value, done } = await rows.next();
    if (done) break;
    at = value.number;
  }
  return { rows, at };
}

/**
 * The next rows of a run's file. When the open file is not at that row, after a crash or a step that was rolled back,
 * the file is read again from its beginning.
 */
export async function nextRows(
  store: FileStore,
  runId: string,
  { after, most, ...place }: Place & { after: number; most: number },
): Promise<TableRow[]> {
  let reading = open.get(runId);
  if (reading?.at !== after) {
    await closeRows(runId);
    reading = await reopened(store, place, after);
    open.set(runId, reading);
  }
  const found: TableRow[] = [];
  while (found.length < most) {
    const { value, done } = await reading.rows.next();
    if (done) break;
    found.push(value);
    reading.at = value.number;
  }
  return found;
}

export async function closeRows(runId: string): Promise<void> {
  const reading = open.get(runId);
  open.delete(runId);
  await reading?.rows.return(undefined);
}
