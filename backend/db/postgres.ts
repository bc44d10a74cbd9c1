import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migratePostgres } from './migrate';
import { nameStatements } from './named-statements';
import type { Database, Db } from './types';
import { isConnectionLost, isUnavailable } from './unavailable';

export interface PostgresSource {
  databaseUrl: string;
  /** Timeout of one statement, seconds; 0: none. */
  timeoutS?: number;
  /** Called once when the server does not answer yet. */
  onWait?: (error: unknown) => void;
}

const POOL = 20;
const SECOND_MS = 1000;
/**
 * Maximum age of a connection: after the database's host name moves to another server, all connections follow within
 * it.
 */
const LIFETIME_S = 600;
/**
 * How much later than the server the client times out: the server reports a slow statement first, unless it is silent.
 */
const SILENCE_MS = 2 * SECOND_MS;

/** How long to wait for a server that starts together with this process, or on a busy machine. */
const START_MS = 30 * SECOND_MS;
const AGAIN_MS = SECOND_MS / 2;

/**
 * Rejects a connection to a standby or former primary, which refuses writes: this call fails, the next one reconnects.
 */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ off: boolean }>(
    "select current_setting('transaction_read_only') = 'off' as off",
  );
  if (rows[0]?.off) return;
  throw Object.assign(new Error('the server takes no writes'), { code: '25006' });
}

function makePool({ databaseUrl, timeoutS = 0 }: PostgresSource): pg.Pool {
  const timeouts = {
    statement_timeout: timeoutS * SECOND_MS,
    // releases the locks of a transaction whose backend process is gone
    idle_in_transaction_session_timeout: timeoutS * SECOND_MS,
    query_timeout: timeoutS * SECOND_MS + SILENCE_MS,
  };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL,
    connectionTimeoutMillis: 5 * SECOND_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * SECOND_MS,
    maxLifetimeSeconds: LIFETIME_S,
    onConnect: refuseReadOnly,
    ...(timeoutS > 0 ? timeouts : {}),
  });
  // An idle connection that breaks must not end the process; the next query takes another one.
  pool.on('error', () => undefined);
  // The pool listens only to idle clients. A client in use that breaks between two statements has only this listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', nameStatements);
  return pool;
}

/**
 * Commits or throws: after a failed statement has aborted the transaction, `commit` returns ROLLBACK without an error.
 */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}`);
}

/**
 * Runs a transaction on its own client. Drizzle's version never releases the client when `begin` fails, and waits for a
 * rollback on a dead connection; this one removes a lost connection from the pool at once.
 */
async function transact<T>(pool: pg.Pool, fn: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query('begin');
    const result = await fn(drizzle(client, { casing: 'snake_case' }) as unknown as Db);
    await commit(client);
    return result;
  } catch (error) {
    if (isConnectionLost(error)) lost = error as Error;
    else await client.query('rollback').catch((failure: Error) => (lost = failure));
    throw error;
  } finally {
    client.release(lost);
  }
}

/** Waits until the server accepts a connection; throws its last refusal after `START_MS`, any other error at once. */
async function untilReachable(pool: pg.Pool, onWait: PostgresSource['onWait']): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return void (await pool.query('select 1'));
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
      if (isFirst) onWait?.(error);
    }
    await wait(AGAIN_MS);
  }
}

/**
 * Applies migrations and opens the pool of this process. A lost server is noticed only by the calls in flight, which
 * fail.
 */
export async function openPostgres(source: PostgresSource): Promise<Database> {
  const migrating = makePool({ databaseUrl: source.databaseUrl });
  try {
    await untilReachable(migrating, source.onWait);
    await migratePostgres(migrating);
  } finally {
    await migrating.end();
  }
  const pool = makePool(source);
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Db;
  db.transaction = ((fn: (tx: Db) => Promise<unknown>) => transact(pool, fn)) as Db['transaction'];
  let closing: Promise<void> | null = null;
  return {
    engine: 'postgres',
    db,
    check: async () => void (await pool.query('select 1')),
    close: () => (closing ??= pool.end()),
  };
}
