import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '@/backend/config';
import { openDatabase } from '@/backend/db/client';
import type { Database } from '@/backend/db/types';
import type { Deps } from '@/backend/http/context';
import type { Job } from '@/backend/jobs/jobs';
import { startQueued } from '@/backend/jobs/queue';
import { testEngine } from '../helpers/backend-database';
import { databasesOn, startPostgres, type TestPostgres } from '../helpers/postgres';

const WAIT = { timeout: 60_000, interval: 50 };

describe.runIf(testEngine() === 'postgres')('jobs of servers that share a PostgreSQL', () => {
  let server: Pick<TestPostgres, 'createDatabase' | 'stop'>;
  let database: Database;
  let deps: Deps;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const shared = process.env.TEST_POSTGRES_BASE;
    server = shared ? { ...databasesOn(shared), stop: async () => undefined } : await startPostgres();
    const databaseUrl = await server.createDatabase();
    database = await openDatabase({ databaseUrl });
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl });
    deps = { database, config, log: pino({ level: 'silent' }) } as Deps;
  });
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await database.close();
    await server.stop();
  });

  /** One more server with these jobs. */
  const serve = (...jobs: Job[]) => {
    const asked = new AbortController();
    const stop = startQueued(deps, jobs, asked.signal);
    const whole = async () => {
      asked.abort();
      await stop();
    };
    stops.push(whole);
    return whole;
  };
  const jobsOf = async (name: string) => {
    const found = await database.db.execute(sql`
      select state::text, retry_count as retries, extract(epoch from start_after - now())::float8 as wait
      from pgboss.job where name = ${name} order by created_on`);
    return (found as unknown as { rows: { state: string; retries: number; wait: number }[] }).rows;
  };

  test('a turn goes to one of two servers at a time, and both go on', async () => {
    let working = 0;
    let most = 0;
    const turns: string[] = [];
    const job = (who: string): Job => ({
      ...{ name: 'shared', atStart: true },
      run: async () => {
        most = Math.max(most, (working += 1));
        await new Promise((resolve) => setTimeout(resolve, 200));
        turns.push(who);
        working -= 1;
      },
    });
    serve(job('a'));
    serve(job('b'));
    await vi.waitFor(() => expect(turns.length).toBeGreaterThan(0), WAIT);
    expect(most).toBe(1);
  }, 90_000);

  test('a job of every few seconds queues its next turn, once however many servers there are', async () => {
    let turns = 0;
    const job: Job = { name: 'often', everyS: 2, atStart: true, run: async () => void (turns += 1) };
    const stop = serve(job);
    serve(job);
    await vi.waitFor(() => expect(turns).toBeGreaterThan(4), WAIT);
    const waiting = (await jobsOf('often')).filter(({ state }) => state === 'created');
    expect(waiting.length).toBeLessThanOrEqual(1);
    await stop();
    const before = turns;
    await vi.waitFor(() => expect(turns).toBeGreaterThan(before + 1), WAIT);
  }, 90_000);

  test('what fails is tried again later, and at last lies among the dead', async () => {
    const run = vi.fn(() => Promise.reject(new Error('broken')));
    serve({ name: 'broken', everyS: 2, atStart: true, run });
    await vi.waitFor(
      async () => expect((await jobsOf('broken')).some(({ state }) => state === 'retry')).toBe(true),
      WAIT,
    );
    const [first] = (await jobsOf('broken')).filter(({ state }) => state === 'retry');
    expect(first?.wait).toBeGreaterThan(1);
    expect(await jobsOf('dead-jobs')).toEqual([]);
    await database.db.execute(sql`
      update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'broken' and state = 'retry'`);
    await vi.waitFor(async () => expect(await jobsOf('dead-jobs')).toHaveLength(1), WAIT);
    expect(run.mock.calls.length).toBeGreaterThan(1);
  }, 90_000);
});
