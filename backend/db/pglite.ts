import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { keepPlans } from './kept-plans';
import { lockFolder } from './lock';
import { migratePglite } from './migrate';
import type { Database, Db } from './types';

const INIT = fileURLToPath(new URL('./init-folder.mjs', import.meta.url));

/**
 * Creates a missing folder under a temporary name and renames it, so that a start killed half way leaves no partial
 * folder.
 */
async function ensureFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [INIT, fresh]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/**
 * Returns true if the engine could not write its own log. PostgreSQL stops then, and the engine never answers another
 * call.
 */
const isBroken = ({ severity, message }: { severity?: string; message?: string }) =>
  severity === 'PANIC' || /pg_wal\//.test(message ?? '');

/**
 * Exits the process as soon as the engine is broken: a supervisor restarts the process, and committed data is intact.
 */
function endWhenBroken(engine: PGlite): void {
  const name = 'execProtocolStream';
  const exec = engine[name].bind(engine);
  engine[name] = (...given) =>
    exec(...given).catch((error: Error) => {
      if (!isBroken(error)) throw error;
      process.stderr.write(`The database can not go on, the process ends: ${error.message}\n`);
      process.exit(1);
    });
}

function wrap(engine: PGlite, release: () => void): Database {
  keepPlans(engine);
  let closing: Promise<void> | null = null;
  const close = async () => {
    await engine.close();
    release();
  };
  return {
    engine: 'pglite',
    db: drizzle(engine, { casing: 'snake_case' }) as unknown as Db,
    check: async () => void (await engine.query('select 1')),
    close: () => (closing ??= close()),
  };
}

/** Opens PostgreSQL inside this process, in `dataDir/db`. Commits reach the file before they are acknowledged. */
export async function openPglite(dataDir: string): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await ensureFolder(folder);
    const engine = await PGlite.create(folder, { extensions: { pg_trgm }, relaxedDurability: false });
    endWhenBroken(engine);
    const database = wrap(engine, release);
    await migratePglite(database.db);
    return database;
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens a database in memory, for tests; `image` is an earlier `dump()` with migrations applied. */
export async function openMemory(image?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const engine = await PGlite.create({ extensions: { pg_trgm }, ...(image ? { loadDataDir: image } : {}) });
  const database = wrap(engine, () => undefined);
  if (!image) await migratePglite(database.db);
  return { ...database, dump: () => engine.dumpDataDir('none') };
}
