import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { importRows } from '../../db/schema/imports';
import type { RunTools, RunWork } from '../run-work';
import { checkCells, planRows, type PlannedRow } from './check-rows';
import type { ImportKind } from './import-kind';
import { importNews } from './import-news';
import { endImport, importOf, STEP_ROWS } from './import-of';
import { protocolFile } from './protocol';

interface Cursor {
  row: number;
}

const waiting = (importId: string) =>
  and(
    eq(importRows.importId, importId),
    inArray(importRows.action, ['create', 'update']),
    isNull(importRows.appliedAt),
  );

async function begin(tools: RunTools): Promise<{ cursor: Cursor; total: number }> {
  const { id } = await importOf(tools);
  return { cursor: { row: 0 }, total: await tools.db.$count(importRows, waiting(id)) };
}

/** Creates and changes the items of the rows; returns item ids by row. */
async function write(kind: ImportKind, tools: RunTools, rows: readonly PlannedRow[]) {
  const fresh = rows.filter(({ action }) => action === 'create');
  const made = fresh.map(({ values }) => values);
  const ids = made.length > 0 ? await kind.create(tools, made) : [];
  const targets = new Map(fresh.map(({ row }, at) => [row, ids[at] ?? null]));
  for (const { action, row, targetId, after } of rows) {
    if (action !== 'update' || targetId === null) continue;
    await kind.update(tools, targetId, after);
    targets.set(row, targetId);
  }
  return targets;
}

/** Saves the outcome of the rows in one statement. */
async function note(
  { db, now }: RunTools,
  importId: string,
  rows: readonly PlannedRow[],
  targets: Map<number, string | null>,
) {
  const facts = rows.map(({ row, action, problems, changes, before, after }) => {
    const targetId = targets.get(row) ?? null;
    return {
      row,
      action,
      problems,
      changes,
      before,
      after,
      target_id: targetId,
      is_new: action === 'create',
    };
  });
  await db.execute(sql`
    update ${importRows} set action = f.action, problems = f.problems, changes = f.changes, target_id = f.target_id,
      is_new = f.is_new, before = f.before, after = f.after,
      applied_at = case when f.target_id is null then null else ${now().toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f(
      row int, action text, problems jsonb, changes jsonb, target_id text, is_new boolean, before jsonb, after jsonb)
    where ${importRows.importId} = ${importId}::bigint and ${importRows.row} = f.row`);
}

async function step(tools: RunTools, cursor: Cursor): Promise<{ cursor: Cursor; moved: number } | null> {
  const { id, trainingId, of: kind } = await importOf(tools);
  const found = await tools.db
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(and(waiting(id), gt(importRows.row, cursor.row)))
    .orderBy(asc(importRows.row))
    .limit(STEP_ROWS);
  const last = found.at(-1);
  if (!last) return null;
  const checked = found.map(({ row, cells }) => checkCells(kind, row, cells));
  const planned = await planRows(kind, tools, { id, trainingId }, checked);
  await note(tools, id, planned, await write(kind, tools, planned));
  return { cursor: { row: last.row }, moved: found.length };
}

/** Applies the valid rows. Each step plans its rows again: items may have changed since the check. */
export const importApply: RunWork<Cursor> = {
  begin,
  step,
  pack: protocolFile,
  ended: async (tools, end) => {
    const finishedAt = tools.now();
    if (end === 'done') await endImport(tools, { state: 'done', finishedAt, protocolRunId: tools.run.id });
    else await endImport(tools, { state: 'stopped', finishedAt });
  },
  news: importNews('Таблица загружена', 'Загрузка таблицы остановилась'),
};
