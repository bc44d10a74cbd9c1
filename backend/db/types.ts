import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Database of either engine, or a transaction on it: queries are written once against this type. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Engine = 'pglite' | 'postgres';

export interface Database {
  engine: Engine;
  /** Runs outside any transaction. Services use `ctx.db`, which is the open transaction if there is one. */
  db: Db;
  /** Throws when the engine does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
