import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migratePostgres } from './migrate';
import { openPglite } from './pglite';
import type { Database, Db } from './types';

export type Source = { dataDir: string } | { databaseUrl: string };

async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks must not end the process; the next query takes another one.
  pool.on('error', () => undefined);
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let closing: Promise<void> | null = null;
  return {
    engine: 'postgres',
    db: drizzle(pool, { casing: 'snake_case' }) as unknown as Db,
    check: async () => void (await pool.query('select 1')),
    close: () => (closing ??= pool.end()),
  };
}

/**
 * Opens the data and brings its schema up to date: PGlite in a folder this process then owns (FolderLocked when
 * another one does), or PostgreSQL by its address.
 */
export function openDatabase(source: Source): Promise<Database> {
  return 'databaseUrl' in source ? openPostgres(source.databaseUrl) : openPglite(source.dataDir);
}
