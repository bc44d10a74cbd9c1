import { Readable } from 'node:stream';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { isAdmin } from '@/lib/access/belongs';
import { can } from '@/lib/access/permissions';
import { IMPORT_KINDS, isAuthorsOwn } from '@/lib/domain/imports';
import type { FileResult } from '@/lib/json-api/answer';
import { imports } from '../../db/schema/imports';
import { notFound } from '../../http/app-error';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { KINDS } from '../../runs/imports/kinds';
import { tablePieces, WRITERS } from '../../tables/write-table';

/**
 * Condition: imports that the viewer may see and continue. Those of the kinds in `isAuthorsOwn` are seen by their
 * author and by admins only.
 */
export function importsSeen(ctx: Ctx): SQL | undefined {
  const viewer = viewerOf(ctx);
  const kinds = IMPORT_KINDS.filter((name) => can(viewer, KINDS[name].needs));
  const everybodys = isAdmin(viewer) ? kinds : kinds.filter((name) => !isAuthorsOwn(name));
  const own = and(inArray(imports.kind, kinds), eq(imports.authorId, viewer.id));
  return or(inArray(imports.kind, everybodys), own);
}

/** Returns the kind with this name; 404 if unknown, 403 without its right. */
export function kindFor(ctx: Ctx, name: string | undefined) {
  const known = IMPORT_KINDS.find((one) => one === name);
  if (!known) throw notFound('Такой загрузки нет.', 'import-kind-missing');
  assertCan(ctx, KINDS[known].needs);
  return { name: known, kind: KINDS[known] };
}

/** Returns the kind with the columns that it takes. */
export function importKindOf(ctx: Ctx, name: string | undefined) {
  const { name: id, kind } = kindFor(ctx, name);
  const columns = Object.entries(kind.columns).map(([field, { title, required = false, hint }]) => ({
    ...{ field, title, isRequired: required, hint },
  }));
  return Promise.resolve({ id, title: kind.title, subject: kind.subjects?.title ?? null, columns });
}

/** Returns a workbook to fill in: the headings and one sample row. */
export function importTemplate(ctx: Ctx, name: string | undefined): Promise<FileResult> {
  const { kind } = kindFor(ctx, name);
  const columns = Object.values(kind.columns);
  async function* rows() {
    yield [columns.map(({ sample }) => sample)];
  }
  const pieces = tablePieces(
    'xlsx',
    columns.map(({ title }) => ({ title, width: 28 })),
    rows(),
  );
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>;
  return Promise.resolve({ name: `${kind.title}.xlsx`, mime: WRITERS.xlsx.mime, body });
}
