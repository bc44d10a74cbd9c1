/**
 * Peak memory of a server that checks an import or makes an export of 10⁵ and of 10⁶ rows, each in its own process with
 * the limits of `npm start`, on one PostgreSQL; fails when the larger takes more than 1.3 times the memory:
 * `node scripts/run.mjs tests/bench/tables.ts [import|export] [csv|xlsx]`.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readConfig } from '@/backend/config';
import { imports } from '@/backend/db/schema/imports';
import { runs } from '@/backend/db/schema/runs';
import { files } from '@/backend/db/schema/system';
import { makeDeps } from '@/backend/deps';
import type { Deps } from '@/backend/http/context';
import { workRuns } from '@/backend/runs/work-runs';
import type { TableFileFormat } from '@/backend/tables/table-writer';
import { tablePieces } from '@/backend/tables/write-table';
import { makeGiven } from '../helpers/given';
import { memoryEnv, memoryFlags } from '../../scripts/lib/memory.mjs';
import { startPostgres } from '../helpers/postgres';

const GOAL = 1.3;
const SIZES = [100_000, 1_000_000];
const PAGE = 5000;
const PARTS = ['rss', 'heapUsed', 'external'] as const;

/** Pages of rows with short definitions. */
async function* pages(rows: number) {
  for (let at = 0; at < rows; at += PAGE) {
    yield Array.from({ length: PAGE }, (_, nth) => [`Слово ${at + nth}`, `Что значит слово ${at + nth}.`]);
  }
}

/** Writes the file to import; in a separate process, so that its memory is not the reader's. */
async function writeFile(format: TableFileFormat, rows: number, name: string): Promise<void> {
  const columns = [{ title: 'Слово' }, { title: 'Определение' }];
  await pipeline(tablePieces(format, columns, pages(rows)), createWriteStream(name));
}

async function ownerOf(deps: Deps): Promise<string> {
  return (await makeGiven(deps).user({ roles: ['admin'] })).id;
}

async function queue(
  { database: { db }, now }: Deps,
  values: Pick<typeof runs.$inferInsert, 'ownerId' | 'kind' | 'subject' | 'input'>,
) {
  const [run] = await db
    .insert(runs)
    .values({ ...values, leaseUntil: now() })
    .returning();
  return run?.id ?? '';
}

async function checkImport(deps: Deps, format: TableFileFormat, rows: number): Promise<void> {
  const { db } = deps.database;
  const ownerId = await ownerOf(deps);
  const key = `private/bench-${String(rows)}.${format}`;
  await deps.files.put(createReadStream(process.env.BENCH_FILE ?? ''), { extension: format, key });
  const stored = { purpose: 'import', name: key, mime: '', extension: format, size: 1, storageKey: key };
  const [file] = await db
    .insert(files)
    .values({ ...stored, ownerId })
    .returning();
  const [made] = await db
    .insert(imports)
    .values({
      ...{
        kind: 'glossary-words',
        state: 'checking',
        authorId: ownerId,
        fileId: file?.id ?? null,
        fileName: key,
      },
      format: format === 'csv' ? { kind: 'csv', encoding: 'utf-8', delimiter: ';' } : { kind: 'xlsx' },
      ...{ headRow: 1, headings: ['Слово', 'Определение'], samples: [], total: rows },
      mapping: { name: 0, description: 1 },
    })
    .returning();
  await queue(deps, {
    ownerId,
    kind: 'import-check',
    subject: 'glossary-words',
    input: { importId: made?.id },
  });
}

async function startExport(deps: Deps, format: TableFileFormat, rows: number): Promise<void> {
  const { db } = deps.database;
  const { id: markId } = await makeGiven(deps).mark();
  await db.execute(sql`alter table articles disable trigger user`);
  await db.execute(sql`delete from articles`);
  await db.execute(sql`
    insert into articles (kind, mark_id, slug, title, content, status, published_at)
    select 'article', ${markId}::bigint, 'bench-' || n, 'Статья номер ' || n, '', 1, now() from generate_series(1, ${rows}::int) n`);
  await queue(deps, { ownerId: await ownerOf(deps), kind: 'export', subject: 'articles', input: { format } });
}

async function measure(what: string, format: TableFileFormat, rows: number): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-tables-'));
  const deps = await makeDeps(readConfig({ ...process.env, DATA_DIR, LOG_LEVEL: 'error', DEMO_DATA: '0' }));
  await (what === 'import' ? checkImport : startExport)(deps, format, rows);
  const before = process.memoryUsage.rss();
  const at = performance.now();
  const peaks = { rss: 0, heapUsed: 0, external: 0 };
  const look = () => {
    const now = process.memoryUsage();
    for (const part of PARTS) peaks[part] = Math.max(peaks[part], now[part]);
  };
  const timer = setInterval(look, 50);
  await workRuns(deps);
  clearInterval(timer);
  const seconds = (performance.now() - at) / 1000;
  const [run] = await deps.database.db
    .select()
    .from(runs)
    .orderBy(sql`id desc`)
    .limit(1);
  if (run?.status !== 'done' || run.progress !== rows)
    throw new Error(`${what} of ${rows}: ${String(run?.status)}`);
  process.stdout.write(`${JSON.stringify({ before, seconds, ...peaks })}\n`);
  rmSync(DATA_DIR, { recursive: true, force: true });
  process.exit(0);
}

type Figures = Record<'before' | 'seconds' | (typeof PARTS)[number], number>;

function inOwnProcess(env: Record<string, string>, ...args: string[]): Figures {
  const self = fileURLToPath(import.meta.url);
  // by default V8 collects garbage late, up to a quarter of the machine's memory: the longer run would use more
  const flags = [...memoryFlags({ NODE_OPTIONS: process.env.NODE_OPTIONS }), '--import', 'tsx'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, self, ...args], {
    env: { ...process.env, ...memoryEnv, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Figures;
}

const mb = (bytes: number) => `${String(Math.round(bytes / 1e6))} MB`;

async function compare(what: string, format: string): Promise<boolean> {
  const found: Figures[] = [];
  for (const rows of SIZES) {
    const server = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'portal-tables-'));
    const BENCH_FILE = join(folder, `rows.${format}`);
    try {
      if (what === 'import') inOwnProcess({ BENCH_FILE }, 'write', format, String(rows));
      const figures = inOwnProcess(
        { DATABASE_URL: await server.createDatabase(), BENCH_FILE },
        what,
        format,
        String(rows),
      );
      found.push(figures);
      const speed = Math.round(rows / figures.seconds);
      const [rss, heap, external] = PARTS.map((part) => mb(figures[part]));
      const memory = `${mb(figures.before)} before, ${rss ?? ''} at most (heap ${heap ?? ''}, outside it ${external ?? ''})`;
      console.log(`${what} ${format} ${rows}: ${figures.seconds.toFixed(1)} s, ${speed} rows/s, ${memory}`);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const ratio = (found[1]?.rss ?? 0) / (found[0]?.rss ?? 1);
  console.log(`${what} ${format}: ${ratio.toFixed(2)} times the memory for ten times the rows`);
  return ratio <= GOAL;
}

const words = process.argv.slice(2);
/** The named ones; all when none is named. */
const chosen = (names: readonly string[]) => {
  const named = names.filter((name) => words.includes(name));
  return named.length > 0 ? named : names;
};

const [what = '', format = '', rows] = words;
if (what === 'write') {
  await writeFile(format as TableFileFormat, Number(rows), process.env.BENCH_FILE ?? '');
  process.stdout.write('{}\n');
} else if (rows) await measure(what, format as TableFileFormat, Number(rows));
else {
  let flat = true;
  for (const job of chosen(['import', 'export']))
    for (const kind of chosen(['csv', 'xlsx'])) flat = (await compare(job, kind)) && flat;
  process.exit(flat ? 0 : 1);
}
