import { must } from '@/api/core/server';
import {
  importKindQuery,
  importQuery,
  importRowsQuery,
  lastImportsQuery,
  type Import,
} from '@/api/imports/queries';
import type { ImportKindName } from '@/lib/domain/imports';
import type { ImportView } from './import-address';

/** The kind of rows that the address asks for; by default the wrong rows, if there are any. */
export const rowsShown = (view: ImportView, { counts }: Import) =>
  view.rows ?? (counts && counts.wrong > 0 ? 'wrong' : undefined);

function rowsOf(view: ImportView, current: Import) {
  const rows = rowsShown(view, current);
  const filter = rows === 'kept' ? { undone: rows } : rows ? { action: rows } : {};
  return must(importRowsQuery(current.id, filter, view.page));
}

/** Loads all data of a wizard's page; 404 for a missing import. */
export async function loadImport(kind: ImportKindName, view: ImportView) {
  const [known, history, current] = await Promise.all([
    must(importKindQuery(kind)),
    must(lastImportsQuery(kind)),
    view.import ? must(importQuery(view.import)) : null,
  ]);
  const rows = current?.counts ? await rowsOf(view, current) : null;
  return { kind: known, history: history.items, current, rows };
}

export type LoadedImport = Awaited<ReturnType<typeof loadImport>>;
