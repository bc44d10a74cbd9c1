import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Both engines and a transaction of either: queries are written once against this. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Engine = 'pglite' | 'postgres';

export interface Database {
  engine: Engine;
  /** Outside any transaction. Services use `ctx.db`, which knows the open one. */
  db: Db;
  /** Throws when the engine does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
