import { createHash } from 'node:crypto';
import { and, eq, inArray, min } from 'drizzle-orm';
import type { CellChange, CellProblem, ColumnMapping, RowAction } from '@/lib/domain/imports';
import { importRows } from '../../db/schema/imports';
import { russian } from '@/lib/validation/default-words';
import type { TableRow } from '../../tables/table';
import { shown, type Found, type ImportKind, type ImportTools, type Narrowed } from './import-kind';

type Values = Record<string, unknown>;

export interface CheckedRow {
  row: number;
  cells: Record<string, string>;
  values: Values;
  problems: CellProblem[];
  key: string | null;
}

export interface PlannedRow extends CheckedRow {
  action: RowAction;
  targetId: string | null;
  before: Values | null;
  after: Values;
  changes: CellChange[];
}

const MOST_KEY = 200;
/** Shortens a key to what an index can hold: a long key becomes its hash. */
const shortKey = (key: string) =>
  key.length > MOST_KEY ? createHash('sha256').update(key).digest('hex') : key;

/** The mapped cells of a row, by field. */
export function cellsOf({ cells }: TableRow, mapping: ColumnMapping): Record<string, string> {
  return Object.fromEntries(Object.entries(mapping).map(([field, at]) => [field, cells[at] ?? '']));
}

/** Checks every cell on its own. */
export function checkCells(kind: ImportKind, row: number, cells: Record<string, string>): CheckedRow {
  const values: Values = {};
  const problems: CellProblem[] = [];
  for (const [field, { required, empty = '', check, title }] of Object.entries(kind.columns)) {
    const value = cells[field] || empty;
    if (value === '') {
      if (required) problems.push({ column: field, value, message: `Заполните «${title}».` });
      continue;
    }
    const read = check.safeParse(value, { error: russian });
    if (read.success) values[field] = read.data;
    else
      problems.push({ column: field, value, message: read.error.issues[0]?.message ?? 'Неверное значение.' });
  }
  return { row, cells, values, problems, key: null };
}

/** Replaces names by ids, and makes the checks that need the database. */
async function prepare(
  kind: ImportKind,
  tools: ImportTools,
  rows: readonly CheckedRow[],
  narrowed: Narrowed,
): Promise<void> {
  const drafts = rows.map(({ values, cells, problems }) => ({
    values,
    refuse: (column: string, message: string) =>
      void problems.push({ column, value: cells[column] ?? '', message }),
  }));
  await kind.prepare?.(tools, drafts, narrowed);
  for (const row of rows) {
    const key = row.problems.length === 0 ? kind.key(row.values) : null;
    row.key = key === null ? null : shortKey(key);
  }
}

/** Refuses rows about an item that an earlier row of the file is about. */
async function refuseDoubles(
  importId: string,
  tools: ImportTools,
  rows: readonly CheckedRow[],
): Promise<void> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return;
  const earlier = await tools.db
    .select({ key: importRows.key, row: min(importRows.row) })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.key, keys)))
    .groupBy(importRows.key);
  const first = new Map(earlier.map(({ key, row }) => [key, row]));
  for (const row of rows) {
    if (row.key === null) continue;
    const known = first.get(row.key);
    if (known === undefined) first.set(row.key, row.row);
    else if (known !== row.row) {
      const message = `Повторяет строку ${String(known)}. Оставьте одну из них.`;
      row.problems.push({ column: null, value: '', message });
      row.key = null;
    }
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function planOf(
  kind: ImportKind,
  row: CheckedRow,
  targetId: string | null,
  found: Found<Values> | undefined,
): PlannedRow {
  const now = found?.values;
  const base = { ...row, targetId, before: null, after: {}, changes: [] };
  if (row.problems.length > 0) return { ...base, action: 'wrong' };
  const changed = Object.keys(row.values).filter((field) => !now || !same(now[field], row.values[field]));
  if (now && changed.length === 0) return { ...base, action: 'same' };
  const pick = (from: Values) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  const before = found ? pick({ ...found.values, ...found.stored }) : null;
  const changes = changed.map((field) => {
    const column = kind.columns[field];
    const was = now && column ? shown(column, now[field]) : null;
    return { column: field, before: was, after: column ? shown(column, row.values[field]) : '' };
  });
  const after = pick(row.values);
  return { ...base, action: now ? 'update' : 'create', before, after, changes };
}

/** The action of each row now. Planned at the check, and again on applying, because items may have changed. */
export async function planRows(
  kind: ImportKind,
  tools: ImportTools,
  { id, ...narrowed }: Narrowed & { id: string },
  rows: readonly CheckedRow[],
): Promise<PlannedRow[]> {
  await prepare(kind, tools, rows, narrowed);
  await refuseDoubles(id, tools, rows);
  const right = rows.filter(({ problems }) => problems.length === 0);
  const values = right.map((row) => row.values);
  const ids = right.length > 0 ? await kind.find(tools, values) : [];
  const idOf = new Map(right.map((row, at) => [row, ids[at] ?? null]));
  const found = ids.flatMap((id) => id ?? []);
  const known = found.length > 0 ? await kind.read(tools, found) : new Map<string, Found<Values>>();
  return rows.map((row) => {
    const id = idOf.get(row) ?? null;
    const now = id === null ? undefined : known.get(id);
    return planOf(kind, row, now ? id : null, now);
  });
}
