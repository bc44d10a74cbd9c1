import { openPglite } from './pglite';
import { openPostgres, type PostgresSource } from './postgres';
import type { Database } from './types';

export type Source = { dataDir: string } | PostgresSource;

/**
 * Opens the data and brings its schema up to date: PGlite in a folder this process then owns (FolderLocked when
 * another one does), or PostgreSQL by its address.
 */
export function openDatabase(source: Source): Promise<Database> {
  return 'databaseUrl' in source ? openPostgres(source) : openPglite(source.dataDir);
}
