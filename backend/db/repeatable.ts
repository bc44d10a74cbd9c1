import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Db } from './types';

export const REPEATABLE = fileURLToPath(new URL('./repeatable', import.meta.url));

const BREAKPOINT = '--> statement-breakpoint';
/**
 * Table of applied files, in the schema of drizzle's own migration records: emptying the schema `public` keeps both.
 */
const APPLIED = sql`drizzle.repeatable_files`;

interface Repeatable {
  name: string;
  hash: string;
  statements: string[];
}

function readFolder(folder: string): Repeatable[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const hash = createHash('sha256').update(text).digest('hex');
    return { name, hash, statements: text.split(BREAKPOINT) };
  });
}

async function appliedHashes(db: Db): Promise<ReadonlyMap<string, string>> {
  await db.execute(sql`create table if not exists ${APPLIED} (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = (await db.execute(sql`select name, hash from ${APPLIED}`)) as unknown as {
    rows: { name: string; hash: string }[];
  };
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function applyFile(tx: Db, { name, hash, statements }: Repeatable): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into ${APPLIED} (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`);
}

/**
 * Applies the SQL files of functions and views that have changed since they were last applied, in the order of their
 * names, in one transaction. Runs after the migrations, under their lock. Returns the names of the applied files.
 */
export async function applyRepeatable(db: Db, folder = REPEATABLE): Promise<string[]> {
  const known = await appliedHashes(db);
  const changed = readFolder(folder).filter(({ name, hash }) => known.get(name) !== hash);
  if (changed.length === 0) return [];
  await db.transaction(async (tx) => {
    for (const file of changed) await applyFile(tx as unknown as Db, file);
  });
  return changed.map(({ name }) => name);
}
