import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { importRows } from '../../db/schema/imports';
import type { RunTools, RunWork } from '../run-work';
import type { Found, ImportKind } from './import-kind';
import { importNews } from './import-news';
import { endImport, importOf, STEP_ROWS } from './import-of';

interface Cursor {
  /** Number of the row; rows are undone from the last to the first. */
  row: number;
}

type Row = typeof importRows.$inferSelect & { targetId: string };

const applied = (importId: string) =>
  and(eq(importRows.importId, importId), isNotNull(importRows.appliedAt), isNull(importRows.undone));

async function begin(tools: RunTools): Promise<{ cursor: Cursor; total: number }> {
  const { id } = await importOf(tools);
  return { cursor: { row: 2 ** 31 - 1 }, total: await tools.db.$count(importRows, applied(id)) };
}

/** Whether nobody has changed the fields that this row wrote. */
function isUntouched({ after }: Row, now: Found<Record<string, unknown>> | undefined): boolean {
  if (!now) return false;
  return Object.entries(after ?? {}).every(
    ([field, value]) => JSON.stringify(now.values[field] ?? null) === JSON.stringify(value),
  );
}

/** Restores the values before the import; returns the numbers of the restored rows. */
async function restore(kind: ImportKind, tools: RunTools, rows: readonly Row[]): Promise<number[]> {
  const now = await kind.read(
    tools,
    rows.map(({ targetId }) => targetId),
  );
  const untouched = rows.filter((row) => isUntouched(row, now.get(row.targetId)));
  const made = untouched.filter(({ isNew }) => isNew);
  const ids = made.map(({ targetId }) => targetId);
  const gone = ids.length > 0 ? await kind.remove(tools, ids) : [];
  const changed = untouched.filter(({ isNew }) => !isNew);
  for (const { targetId, before } of changed) await kind.restore(tools, targetId, before ?? {});
  return [...made.filter(({ targetId }) => gone.includes(targetId)), ...changed].map(({ row }) => row);
}

async function step(tools: RunTools, cursor: Cursor): Promise<{ cursor: Cursor; moved: number } | null> {
  const { db } = tools;
  const { id, of: kind } = await importOf(tools);
  const found = (await db
    .select()
    .from(importRows)
    .where(and(applied(id), lt(importRows.row, cursor.row)))
    .orderBy(desc(importRows.row))
    .limit(STEP_ROWS)) as Row[];
  const last = found.at(-1);
  if (!last) return null;
  const restored = await restore(kind, tools, found);
  const kept = found.map(({ row }) => row).filter((row) => !restored.includes(row));
  for (const [undone, rows] of [
    ['restored', restored],
    ['kept', kept],
  ] as const) {
    const which = and(eq(importRows.importId, id), inArray(importRows.row, rows));
    if (rows.length > 0) await db.update(importRows).set({ undone }).where(which);
  }
  return { cursor: { row: last.row }, moved: found.length };
}

/** Undoes an import, except for rows whose item somebody has changed since: these are reported. */
export const importUndo: RunWork<Cursor> = {
  begin,
  step,
  ended: async (tools, end) => {
    await endImport(tools, { state: end === 'done' ? 'undone' : 'half-undone' });
  },
  news: importNews('Загрузка отменена', 'Отмена загрузки остановилась'),
};
