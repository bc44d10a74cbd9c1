import { and, asc, count as rowCount, eq, gt, max } from 'drizzle-orm';
import type { ExportFormat, ExportName } from '@/lib/domain/exports';
import { moscowDay } from '@/lib/domain/moscow';
import { runParts, runs } from '../../db/schema/runs';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { WRITERS } from '../../tables/write-table';
import type { PackedFile, RunTools, RunWork } from '../run-work';
import type { ExportKind } from './export-kind';
import { exportOrder, saltOf } from './export-order';
import { EXPORT_KINDS } from './kinds';

/** Number of rows in one step. */
const PAGE = 2500;

interface Cursor {
  /** Place of the last written row, and the largest key at the start of the run. */
  after: string;
  until: string;
  salt: string | null;
  rows: number;
  pages: number;
}

interface Input {
  format: ExportFormat;
  filter: unknown;
}

function exportOf({ db, now, run }: RunTools) {
  const { format, filter } = run.input as Input;
  const kind = EXPORT_KINDS[run.subject as ExportName];
  const ctx = { db, now };
  // the conditions of an export use nothing else of a context
  const where = kind.where(ctx as Ctx, { filter });
  const columns = () => kind.columns(ctx, filter);
  return { kind, ctx, filter, where, writer: WRITERS[format], columns };
}

async function count(db: Db, rows: ReturnType<ExportKind['from']>): Promise<number> {
  const [row] = await db.select({ total: rowCount() }).from(rows.as('counted'));
  return row?.total ?? 0;
}

async function begin(tools: RunTools): Promise<{ cursor: Cursor; total: number }> {
  const { kind, ctx, filter, where } = exportOf(tools);
  const [last] = await tools.db.select({ id: max(kind.key) }).from(kind.key.table);
  const { salt, first } = exportOrder(kind, saltOf(kind, filter));
  const cursor = { after: first, until: String(last?.id ?? 0), salt, rows: 0, pages: 0 };
  return { cursor, total: await count(tools.db, kind.from(ctx, where)) };
}

async function step(tools: RunTools, cursor: Cursor): Promise<{ cursor: Cursor; moved: number } | null> {
  const { kind, ctx, where, writer, columns: read } = exportOf(tools);
  // a run that was begun before files were shuffled has no salt
  const order = exportOrder(kind, cursor.salt ?? null);
  const page = and(where, order.after(cursor.after, cursor.until));
  const found = await kind.from(ctx, page).orderBy(order.by).limit(PAGE);
  const last = found.at(-1);
  if (!last) return null;
  const columns = await read();
  const sheet = Math.floor(cursor.rows / writer.sheetRows);
  const first = (cursor.rows % writer.sheetRows) + 2;
  const content = writer.rows(
    found.map((row) => columns.map(({ cell }) => cell(row))),
    first,
  );
  const part = { runId: tools.run.id, position: cursor.pages, name: String(sheet + 1), content };
  await tools.db.insert(runParts).values(part);
  const written = { rows: cursor.rows + found.length, pages: cursor.pages + 1 };
  return { cursor: { ...cursor, ...written, after: order.place(last.id) }, moved: found.length };
}

/** The parts of one sheet in the order of writing; only one is in memory at a time. */
async function* partsOf(db: Db, runId: string, sheet: string): AsyncGenerator<string> {
  for (let position = -1; ;) {
    const own = and(eq(runParts.runId, runId), eq(runParts.name, sheet), gt(runParts.position, position));
    const [part] = await db.select().from(runParts).where(own).orderBy(asc(runParts.position)).limit(1);
    if (!part) return;
    position = part.position;
    yield part.content;
  }
}

async function pack(tools: RunTools): Promise<PackedFile> {
  const { kind, ctx, filter, writer, columns: read } = exportOf(tools);
  const columns = await read();
  const { db, run, now } = tools;
  const [row] = await db.select({ progress: runs.progress }).from(runs).where(eq(runs.id, run.id));
  const rows = row?.progress ?? 0;
  async function* sheet(number: number) {
    yield writer.head(columns, number);
    yield* partsOf(db, run.id, String(number));
    yield writer.tail(columns, Math.min(writer.sheetRows, rows - (number - 1) * writer.sheetRows));
  }
  async function* sheets() {
    const count = Math.max(1, Math.ceil(rows / writer.sheetRows));
    for (let number = 1; number <= count; number += 1) yield sheet(number);
  }
  const { extension, mime } = writer;
  const title = (await kind.titleOf?.(ctx, filter)) ?? kind.title;
  const own = await kind.fileName?.(ctx, filter);
  const name = `${own ?? `${title} ${moscowDay(now())}`}.${extension}`;
  return { name, extension, mime, pieces: writer.file(sheets()), result: { rows } };
}

/** Writes a list into a file, page by page of its key; rows that are added meanwhile are left out. */
export const exportWork: RunWork<Cursor> = {
  begin,
  step,
  pack,
  news: (end, { subject }) => {
    const { title, page } = EXPORT_KINDS[subject as ExportName];
    if (end === 'failed')
      return { title: 'Выгрузка не удалась', text: `«${title}»: начните ещё раз.`, link: page };
    return {
      title: 'Выгрузка готова',
      text: `«${title}»: файл можно скачать на странице списка.`,
      link: page,
    };
  },
};
