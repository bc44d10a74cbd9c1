import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { importRow, importRowsQuery, importShape, importsQuery } from '@/api/imports/schemas';
import { canUndo, doubledHeadings } from '@/lib/domain/imports';
import { importRows, imports } from '../../db/schema/imports';
import { runs } from '../../db/schema/runs';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { KINDS } from '../../runs/imports/kinds';
import { importsSeen, kindFor } from './kind';

const protocolRuns = alias(runs, 'protocol_runs');
const RUN = { status: runs.status, progress: runs.progress, total: runs.total };
const FILE = { name: files.name, mime: files.mime, size: files.size, key: files.storageKey };

const selectImports = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({
      row: imports,
      ...{ run: RUN, file: FILE, expiresAt: protocolRuns.expiresAt },
      author: { firstName: users.firstName, lastName: users.lastName },
      total: sql<number>`count(*) over ()::int`,
    })
    .from(imports)
    .leftJoin(runs, eq(runs.id, imports.runId))
    .leftJoin(protocolRuns, eq(protocolRuns.id, imports.protocolRunId))
    .leftJoin(files, eq(files.id, protocolRuns.fileId))
    .leftJoin(users, eq(users.id, imports.authorId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectImports>>[number];

/** The file of the last run that left one, until it expires. */
const protocolOf = ({ file, expiresAt }: Row, now: Date) =>
  file && expiresAt && expiresAt > now ? { ...file, expiresAt } : null;

function present(found: Row, now: Date): z.input<(typeof importShape)['schema']> {
  const { row, run, author } = found;
  const file = protocolOf(found, now);
  return {
    ...row,
    authorName: author && [author.firstName, author.lastName].filter(Boolean).join(' '),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    doubled: doubledHeadings(row.headings),
    mapping: { ...row.mapping },
    canUndo: canUndo(row.state, row.finishedAt, now),
    run,
    protocol: file && { name: file.name, size: file.size, expiresAt: file.expiresAt.toISOString() },
  };
}

type ListQuery = z.output<typeof importsQuery>;
const list = listing<ListQuery, Row>({
  from: selectImports,
  filters: { kind: (kind) => eq(imports.kind, kind) },
  sorts: {},
  sort: [desc(imports.id)],
});

/** Returns imports of one kind, page by page. 403 without the right of the kind. */
export async function listImports(ctx: Ctx, query: ListQuery) {
  kindFor(ctx, query.filter.kind);
  const { rows, page } = await list.read(ctx, query, importsSeen(ctx));
  return { items: rows.map((row) => present(row, ctx.now())), page, meta: {} };
}

async function find(ctx: Ctx, id: string): Promise<Row> {
  const [found] = await selectImports(ctx, and(importsSeen(ctx), eq(imports.id, id)));
  if (!found) throw notFound('Такой загрузки нет.', 'import-missing');
  return found;
}

/** Returns an import. 404 `import-missing`: none, or one that the viewer does not see. */
export async function readImport(ctx: Ctx, id: string) {
  return present(await find(ctx, id), ctx.now());
}

/** Returns the stored file of an import's protocol; 404 `import-missing`, `run-file-gone`. */
export async function readProtocol(ctx: Ctx, id: string) {
  const file = protocolOf(await find(ctx, id), ctx.now());
  if (!file) throw notFound('Файла больше нет. Проверьте таблицу ещё раз.', 'run-file-gone');
  return file;
}

type RowsQuery = z.output<typeof importRowsQuery>;
const selectRows = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({ row: importRows, total: sql<number>`count(*) over ()::int` })
    .from(importRows)
    .where(where);

const rowList = listing<RowsQuery, Awaited<ReturnType<typeof selectRows>>[number]>({
  from: selectRows,
  filters: {
    action: (action) => eq(importRows.action, action),
    undone: (undone) => eq(importRows.undone, undone),
  },
  sorts: {},
  sort: [asc(importRows.row)],
});

/** Returns checked rows in the order of the sheet. 404 `import-missing`. */
export async function listImportRows(ctx: Ctx, id: string, query: RowsQuery) {
  const { row: own } = await find(ctx, id);
  const { rows, page } = await rowList.read(ctx, query, eq(importRows.importId, own.id));
  const cells = rows.map(({ row }) => row.cells);
  const subjects = (await KINDS[own.kind].subjects?.of(ctx, cells)) ?? [];
  const items = rows.map(({ row }, at): z.input<(typeof importRow)['schema']> => ({
    ...{ ...row, id: String(row.row) },
    subject: subjects[at] ?? null,
  }));
  return { items, page, meta: {} };
}
