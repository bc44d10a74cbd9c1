import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyToPostgres } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { applyRepeatable } from './repeatable';
import type { Db } from './types';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Id of the advisory lock. Any constant works as long as all servers use the same one. */
const LOCK = 7_420_251_120;

export async function migratePglite(db: Db): Promise<void> {
  await applyToPglite(db as unknown as Parameters<typeof applyToPglite>[0], { migrationsFolder: MIGRATIONS });
  await applyRepeatable(db);
}

/**
 * Applies migrations under an advisory lock: if two servers start at once, the second waits and finds nothing to apply.
 */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle(client, { casing: 'snake_case' });
    await db.execute(sql`select pg_advisory_lock(${LOCK}::bigint)`);
    try {
      await applyToPostgres(db, { migrationsFolder: MIGRATIONS });
      await applyRepeatable(db as unknown as Db);
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${LOCK}::bigint)`);
    }
  } finally {
    client.release();
  }
}
