import { openPglite } from './pglite';
import { openPostgres, type PostgresSource } from './postgres';
import type { Database } from './types';

export type Source = { dataDir: string } | PostgresSource;

/**
 * Opens the database and applies pending migrations: PGlite in a data folder that this process locks (throws
 * FolderLocked if another process holds it), or PostgreSQL at a URL.
 */
export function openDatabase(source: Source): Promise<Database> {
  return 'databaseUrl' in source ? openPostgres(source) : openPglite(source.dataDir);
}
