import { Readable } from 'node:stream';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { run, runQuery } from '@/api/runs/schemas';
import type { FileResult } from '@/lib/json-api/answer';
import { runs } from '../../db/schema/runs';
import { files } from '../../db/schema/system';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';

type RunView = z.input<(typeof run)['schema']>;
type Query = z.output<typeof runQuery>;

const FILE = { name: files.name, mime: files.mime, size: files.size, key: files.storageKey };

const selectRuns = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({ run: runs, file: FILE, total: sql<number>`count(*) over ()::int` })
    .from(runs)
    .leftJoin(files, eq(files.id, runs.fileId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectRuns>>[number];

const mine = (ctx: Ctx) => eq(runs.ownerId, viewerOf(ctx).id);

/** Returns the file unless it has expired, whether the job has removed it already or not. */
const fileOf = ({ run: { expiresAt }, file }: Row, now: Date) =>
  file && expiresAt && expiresAt > now ? { ...file, expiresAt } : null;

function present(row: Row, now: Date): RunView {
  const { id, kind, subject, status, progress, total, result, createdAt, finishedAt } = row.run;
  const file = fileOf(row, now);
  return {
    ...{ id, kind, subject, status, progress, total, result },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    file: file && { name: file.name, size: file.size, expiresAt: file.expiresAt.toISOString() },
  };
}

const list = listing<Query, Row>({
  from: selectRuns,
  filters: { kind: (kind) => eq(runs.kind, kind), subject: (subject) => eq(runs.subject, subject) },
  sorts: {},
  sort: [desc(runs.id)],
});

/** The viewer's own runs, the newest first. */
export async function listOwnRuns(ctx: Ctx, query: Query) {
  const { rows, page } = await list.read(ctx, query, mine(ctx));
  return { items: rows.map((row) => present(row, ctx.now())), page, meta: {} };
}

async function findOwn(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await selectRuns(ctx, and(mine(ctx), eq(runs.id, id)));
  if (!row) throw notFound('Такого задания нет.', 'run-missing');
  return row;
}

/** Returns the viewer's own run. 404 `run-missing`. */
export async function readOwnRun(ctx: Ctx, id: string): Promise<RunView> {
  return present(await findOwn(ctx, id), ctx.now());
}

const fileGone = () => notFound('Файла больше нет. Соберите его ещё раз.', 'run-file-gone');

/** Returns the viewer's own run and its file in the store. 404 `run-missing`, `run-file-gone`. */
export async function ownRunFile(ctx: Ctx, id: string) {
  const row = await findOwn(ctx, id);
  const file = fileOf(row, ctx.now());
  if (!file) throw fileGone();
  return { run: row.run, file };
}

/** Returns a stored file of a run as a response. 404 `run-file-gone`; 503 `files-unavailable`. */
export async function privateFile(
  ctx: Ctx,
  { name, mime, key }: { name: string; mime: string; key: string },
): Promise<FileResult> {
  const stored = await ctx.files.open(key);
  if (!stored) throw fileGone();
  return { name, mime, body: Readable.toWeb(await stored.read()) as ReadableStream<Uint8Array> };
}
