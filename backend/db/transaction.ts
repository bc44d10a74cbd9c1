import { AsyncLocalStorage } from 'node:async_hooks';
import { lockPersons } from './lock-person';
import { isPlanSpoiled, sqlState } from './sql-state';
import type { Db } from './types';

interface Open {
  tx: Db;
  afterCommit: (() => void)[];
}

const open = new AsyncLocalStorage<Open>();

/** SQLSTATEs that say 'try again': serialization failure, deadlock. */
const RETRIED = new Set(['40001', '40P01']);
const TRIES = 5;

const isRetried = (error: unknown) => RETRIED.has(sqlState(error) ?? '') || isPlanSpoiled(error);

/** Returns the name of the violated constraint or unique index; undefined for any other error. */
export function violated(error: unknown): string | undefined {
  if (!sqlState(error)?.startsWith('23')) return undefined;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** Returns the open transaction of this call chain, else `root`; this is the value of `ctx.db`. */
export function currentDb(root: Db): Db {
  return open.getStore()?.tx ?? root;
}

/** The owner of the transaction: services pass their `ctx`; jobs have no person and pass the database. */
export interface Owner {
  db: Db;
  viewer?: { id: string } | null;
  /** Other persons whose rows the transaction writes. */
  persons?: readonly string[];
}

/** Returns the owner of a viewer's transaction that also writes rows of these persons. */
export function alsoOf({ db, viewer }: Owner, ...persons: string[]): Owner {
  return { db, viewer: viewer ?? null, persons };
}

function runOnce<T>({ db, viewer, persons = [] }: Owner, fn: (tx: Db) => Promise<T>) {
  const afterCommit: Open['afterCommit'] = [];
  const result = db.transaction(async (opened) => {
    const tx = opened as unknown as Db;
    await lockPersons(tx, viewer ? [viewer.id, ...persons] : persons);
    return open.run({ tx, afterCommit }, () => fn(tx));
  });
  return result.then((value) => ({ value, afterCommit }));
}

/**
 * Runs `fn` in a transaction, or in the open one if there is one. First locks the persons it writes for
 * (docs/decisions/0018), so that calls of one person run one after another. After a deadlock, a serialization failure
 * or a plan invalidated by a migration, all of `fn` is retried, so it must touch nothing but the database (mail:
 * `afterCommit`).
 * Isolation: read committed; conditions in the statements decide, not earlier reads.
 */
export async function inTransaction<T>(owner: Owner, fn: (tx: Db) => Promise<T>): Promise<T> {
  const joined = open.getStore();
  if (joined) {
    await lockPersons(joined.tx, owner.persons ?? []);
    return fn(joined.tx);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { value, afterCommit } = await runOnce(owner, fn);
      for (const effect of afterCommit) effect();
      return value;
    } catch (error) {
      if (attempt >= TRIES || !isRetried(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()));
    }
  }
}

/**
 * Runs `effect` after the open transaction has committed, or at once if there is none. The caller does not wait for it,
 * and it cannot undo the commit: it logs its own failures.
 */
export function afterCommit(effect: () => void): void {
  const store = open.getStore();
  if (store) store.afterCommit.push(effect);
  else effect();
}
