import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './types';

interface Open {
  tx: Db;
  afterCommit: (() => void)[];
}

const open = new AsyncLocalStorage<Open>();

/** SQLSTATEs that say 'try again': serialization failure, deadlock. */
const RETRIED = new Set(['40001', '40P01']);
const TRIES = 5;

/** SQLSTATE of a driver's error, which Drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Name of the violated constraint or unique index, when that is what the error says. */
export function violated(error: unknown): string | undefined {
  if (!sqlState(error)?.startsWith('23')) return undefined;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** The open transaction of this call chain, else `root`: what `ctx.db` is. */
export function currentDb(root: Db): Db {
  return open.getStore()?.tx ?? root;
}

/**
 * Runs `fn` in a transaction: all of it or nothing. Called inside another one it joins it. Deadlocks and
 * serialization failures are retried whole, so `fn` touches nothing but the database (mail: `afterCommit`).
 * Default isolation: read committed; conditions in the statements decide, not earlier reads.
 */
export async function inTransaction<T>(
  { db }: { db: Db },
  fn: (tx: Db) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const joined = open.getStore();
  if (joined) return fn(joined.tx);
  for (let attempt = 1; ; attempt += 1) {
    const afterCommit: Open['afterCommit'] = [];
    try {
      const result = await db.transaction(
        (tx) => open.run({ tx: tx as unknown as Db, afterCommit }, () => fn(tx as unknown as Db)),
        config,
      );
      for (const effect of afterCommit) effect();
      return result;
    } catch (error) {
      if (attempt >= TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()));
    }
  }
}

/**
 * Runs after the open transaction has committed, or now when there is none. What was done is done: the effect is not
 * waited for and tells its failures to the log.
 */
export function afterCommit(effect: () => void): void {
  const store = open.getStore();
  if (store) store.afterCommit.push(effect);
  else effect();
}
