import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migratePostgres } from './migrate';
import { nameStatements } from './named-statements';
import type { Database, Db } from './types';
import { isConnectionLost, isUnavailable } from './unavailable';

export interface PostgresSource {
  databaseUrl: string;
  /** How long one statement may take, seconds; 0: as long as it needs. */
  timeoutS?: number;
  /** Called once when the server does not answer yet. */
  onWait?: (error: unknown) => void;
}

const POOL = 20;
const SECOND_MS = 1000;
/** After a move of the database's name to another server every connection follows within this time. */
const LIFETIME_S = 600;
/** The server says first that a statement took too long; the client decides only for a server that says nothing. */
const SILENCE_MS = 2 * SECOND_MS;

/** A server that starts together with this process, or on a busy machine, is waited for. */
const START_MS = 30 * SECOND_MS;
const AGAIN_MS = SECOND_MS / 2;

/** A standby or former primary refuses writes: this call fails, the next one reconnects. */
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
    // a transaction whose backend is gone keeps no locks
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
  // The pool listens to idle clients alone. One that breaks in use, between two statements, has only this listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', nameStatements);
  return pool;
}

/** `commit` of a transaction that a failed statement has ended answers ROLLBACK, and is no success. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}`);
}

/**
 * A transaction on a client of its own. Drizzle's would keep the client for ever when `begin` fails, and wait for a
 * rollback on a connection that answers nothing; here a lost connection leaves the pool at once.
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

/** Until the server takes a connection; throws its last refusal after `START_MS`, any other error at once. */
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

/** The pool of this process. A server that went away is not noticed but by calls in flight, whose errors say so. */
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
