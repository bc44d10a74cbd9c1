import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/backend/db/client';
import { MIGRATIONS } from '@/backend/db/migrate';
import { REPEATABLE } from '@/backend/db/repeatable';
import { openMemory } from '@/backend/db/pglite';
import type { Database, Engine } from '@/backend/db/types';
import { databasesOn, startPostgres } from './postgres';

/** Engine of this run. */
export function testEngine(): Engine {
  return process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';
}

/** Path of the image of an empty, migrated PGlite; its name depends on the content of the schema's files. */
function imagePath(): string {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, REPEATABLE]) {
    for (const name of readdirSync(folder).sort()) {
      if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return join(tmpdir(), `portal-test-pglite-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function openPgliteForTest(): Promise<Database> {
  const path = imagePath();
  if (existsSync(path)) return openMemory(await openAsBlob(path));
  const database = await openMemory();
  const half = `${path}.${process.pid}`;
  writeFileSync(half, Buffer.from(await (await database.dump()).arrayBuffer()));
  renameSync(half, path);
  return database;
}

async function openPostgresForTest(): Promise<Database> {
  const shared = process.env.TEST_POSTGRES_BASE;
  const own = shared ? undefined : await startPostgres();
  const databases = own ?? databasesOn(shared ?? '');
  const url = await databases.createDatabase();
  const database = await openDatabase({ databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await databases.dropDatabase(url);
      await own?.stop();
    },
  };
}

/** Opens a new, empty, migrated database. */
export function openTestDatabase(engine: Engine = testEngine()): Promise<Database> {
  return engine === 'postgres' ? openPostgresForTest() : openPgliteForTest();
}
