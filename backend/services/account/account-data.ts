import { buffer } from 'node:stream/consumers';
import { and, asc, eq } from 'drizzle-orm';
import { moscowDay } from '@/lib/domain/moscow';
import { accountDataNews } from '@/lib/domain/notification-words';
import { runParts } from '../../db/schema/runs';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { zipPieces, type ZipFile } from '../../files/zip';
import type { RunTools, RunWork } from '../../runs/run-work';
import { ACCOUNT_TABLES, countOwn, ownPage } from './account-tables';
import { readmeOf } from './export-readme';

/** Rows of a step. */
const PAGE = 500;

interface Cursor {
  /** Number of the table in `ACCOUNT_TABLES`, and the key of its last row that was gathered. */
  table: number;
  after: unknown[] | null;
  /** Pages written so far. */
  pages: number;
}

async function begin({ db, run }: RunTools): Promise<{ cursor: Cursor; total: number }> {
  let total = 0;
  for (const table of ACCOUNT_TABLES) total += await countOwn(db, table, run.ownerId);
  return { cursor: { table: 0, after: null, pages: 0 }, total };
}

async function step(
  { db, run }: RunTools,
  cursor: Cursor,
): Promise<{ cursor: Cursor; moved: number } | null> {
  const table = ACCOUNT_TABLES[cursor.table];
  if (!table) return null;
  const { rows, last } = await ownPage(db, table, { userId: run.ownerId, after: cursor.after, most: PAGE });
  const next = last ? { table: cursor.table, after: last } : { table: cursor.table + 1, after: null };
  const moved = rows.length;
  if (moved === 0) return { cursor: { ...next, pages: cursor.pages }, moved };
  const content = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
  await db.insert(runParts).values({ runId: run.id, position: cursor.pages, name: table.name, content });
  return { cursor: { ...next, pages: cursor.pages + 1 }, moved };
}

async function photo({ db, files: store, run }: RunTools): Promise<ZipFile[]> {
  const [stored] = await db
    .select({ key: files.storageKey, extension: files.extension })
    .from(users)
    .innerJoin(files, eq(files.id, users.avatarFileId))
    .where(eq(users.id, run.ownerId));
  const file = stored && (await store.open(stored.key));
  return stored && file
    ? [{ name: `photo.${stored.extension}`, bytes: await buffer(await file.read()) }]
    : [];
}

async function tableFile({ db, run }: RunTools, name: string): Promise<ZipFile> {
  const pages = await db
    .select({ content: runParts.content })
    .from(runParts)
    .where(and(eq(runParts.runId, run.id), eq(runParts.name, name)))
    .orderBy(asc(runParts.position));
  const rows = pages.map(({ content }) => content).join(',\n');
  return { name: `${name}.json`, bytes: Buffer.from(rows ? `[\n${rows}\n]\n` : '[]\n') };
}

/** Yields one table after another, so that only one is in memory. */
async function* everything(tools: RunTools, pictures: readonly ZipFile[]): AsyncGenerator<ZipFile> {
  const names = ACCOUNT_TABLES.map(({ name }) => name);
  yield { name: 'ПРОЧТИТЕ.txt', bytes: Buffer.from(`\ufeff${readmeOf(names, tools.now())}`) };
  for (const name of names) yield tableFile(tools, name);
  yield* pictures;
}

/** Run that gathers all data stored about the person, page by page of each table, into a ZIP of JSON files. */
export const accountData: RunWork<Cursor> = {
  begin,
  step,
  pack: async (tools) => {
    // before the first piece: if the store does not answer, the run fails instead of writing half a file
    const pictures = await photo(tools);
    return {
      name: `Мои данные ${moscowDay(tools.now())}.zip`,
      extension: 'zip',
      mime: 'application/zip',
      pieces: zipPieces(everything(tools, pictures)),
      result: { tables: ACCOUNT_TABLES.length },
    };
  },
  news: accountDataNews,
};
