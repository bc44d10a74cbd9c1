import { eq } from 'drizzle-orm';
import { importRows } from '../../db/schema/imports';
import { files } from '../../db/schema/system';
import type { RunTools, RunWork } from '../run-work';
import { cellsOf, checkCells, planRows } from './check-rows';
import { endImport, importOf, STEP_ROWS } from './import-of';
import { importNews } from './import-news';
import { closeRows, nextRows } from './open-rows';
import { wrongRowsFile } from './protocol';

interface Cursor {
  /** Number in the sheet of the last checked row. */
  row: number;
}

async function begin(tools: RunTools): Promise<{ cursor: Cursor; total: number }> {
  const { id, total, headRow } = await importOf(tools);
  // deletes the rows of an earlier check with another mapping
  await tools.db.delete(importRows).where(eq(importRows.importId, id));
  return { cursor: { row: headRow }, total };
}

async function step(tools: RunTools, { row }: Cursor): Promise<{ cursor: Cursor; moved: number } | null> {
  const { db, files: store, run } = tools;
  const { id, trainingId, of: kind, format, mapping, fileId } = await importOf(tools);
  const [file] = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(eq(files.id, fileId ?? ''));
  if (!file) throw new Error('The file of an import is gone');
  const found = await nextRows(store, run.id, { ...file, format, after: row, most: STEP_ROWS });
  const last = found.at(-1);
  if (!last) return null;
  const checked = found.map((each) => checkCells(kind, each.number, cellsOf(each, mapping)));
  const planned = await planRows(kind, tools, { id, trainingId }, checked);
  await db.insert(importRows).values(
    planned.map(({ values: _values, before: _before, after: _after, targetId: _target, ...rest }) => ({
      ...rest,
      importId: id,
    })),
  );
  return { cursor: { row: last.number }, moved: found.length };
}

/** Checks every row of a file against the columns and the database; writes only the rows of the import. */
export const importCheck: RunWork<Cursor> = {
  begin,
  step,
  pack: wrongRowsFile,
  ended: async (tools, end) => {
    if (end === 'done') await endImport(tools, { state: 'ready', protocolRunId: tools.run.id });
    else await endImport(tools, { state: end });
  },
  release: closeRows,
  news: importNews('Таблица проверена', 'Проверка таблицы не удалась'),
};
