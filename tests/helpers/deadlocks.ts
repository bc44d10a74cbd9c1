import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import type { Db } from '@/backend/db/types';

const OTHERS = 'from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';

/**
 * Number of deadlocks in this database. A connection reports its count when it ends, so all others are ended first:
 * call it when no work is in progress.
 */
export async function deadlocksOf(db: Db): Promise<number> {
  const base = process.env.TEST_POSTGRES_BASE ?? '';
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const name = rows[0]?.name ?? '';
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  try {
    await client.query(`select pg_terminate_backend(pid) ${OTHERS}`, [name]);
    const left = async () => (await client.query(`select 1 ${OTHERS}`, [name])).rowCount;
    await expect.poll(left).toBe(0);
    const read = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = $1',
      [name],
    );
    return Number(read.rows[0]?.deadlocks);
  } finally {
    await client.end();
  }
}

/** Number of connections to this database that wait for a lock. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown as { rows: unknown[] };
  return rows.length;
}
