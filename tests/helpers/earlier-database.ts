import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as applyToPostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from '@/backend/db/migrate';
import { applyRepeatable } from '@/backend/db/repeatable';
import type { Database } from '@/backend/db/types';
import { openTestDatabase } from './backend-database';

const JOURNAL = join('meta', '_journal.json');

type Pglite = Parameters<typeof applyToPglite>[0];
type Postgres = Parameters<typeof applyToPostgres>[0];

async function apply({ engine, db }: Database, migrationsFolder: string): Promise<void> {
  if (engine === 'pglite') await applyToPglite(db as unknown as Pglite, { migrationsFolder });
  else await applyToPostgres(db as unknown as Postgres, { migrationsFolder });
}

/** Folder with the migrations before `tag`; the caller removes it. */
function folderBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  if (at < 0) throw new Error(`There is no migration ${tag}`);
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

/** A database of an earlier version without rows; `migrate` upgrades it to the current one. */
export async function openDatabaseBefore(tag: string): Promise<Database & { migrate(): Promise<void> }> {
  const database = await openTestDatabase();
  for (const schema of ['public', 'drizzle']) {
    await database.db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
  }
  await database.db.execute(sql`create schema public`);
  const folder = folderBefore(tag);
  try {
    await apply(database, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const migrate = async () => {
    await apply(database, MIGRATIONS);
    await applyRepeatable(database.db);
  };
  return { ...database, migrate };
}
