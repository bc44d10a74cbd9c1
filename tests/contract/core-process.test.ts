import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Source } from '@/backend/db/client';
import { FolderLocked, lockFolder } from '@/backend/db/lock';
import { ledgerEntries } from '@/backend/db/schema/points';
import { runScript, runServer, startServer, type Running } from '../helpers/backend-process';
import { testEngine } from '../helpers/backend-database';
import { ledgerBreaches } from '../helpers/ledger-breaches';
import { databasesOn, startPostgres, type TestPostgres } from '../helpers/postgres';

/** Five in every run; `KILLS=20` is the full count (quality, 'Nothing lost'). */
const KILLS = Number(process.env.KILLS ?? 5);
const postgres = testEngine() === 'postgres';

let folder: string;
let server: Pick<TestPostgres, 'createDatabase' | 'stop'> | undefined;
const started: Running[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-process-'));
  if (!postgres) {
    // Made once and copied: the first PGlite of a folder takes its time.
    await (await openDatabase({ dataDir: join(folder, 'fresh') })).close();
    return;
  }
  const shared = process.env.TEST_POSTGRES_BASE;
  server = shared ? { ...databasesOn(shared), stop: async () => undefined } : await startPostgres();
});
afterAll(async () => {
  await Promise.all(started.map((running) => running.kill('SIGKILL')));
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newSource(): Promise<{ source: Source; text: string; env: Record<string, string> }> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  if (!server) cpSync(join(folder, 'fresh'), dataDir, { recursive: true });
  if (!server) return { source: { dataDir }, text: dataDir, env: { DATA_DIR: dataDir } };
  const databaseUrl = await server.createDatabase();
  return {
    source: { databaseUrl },
    text: databaseUrl,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  };
}

async function run(env: Record<string, string>) {
  const running = await runServer(env);
  started.push(running);
  return running;
}

describe('the folder lock', () => {
  test('belongs to one living process', () => {
    const path = mkdtempSync(join(folder, 'lock-'));
    const release = lockFolder(path);
    expect(() => lockFolder(path)).toThrow(FolderLocked);
    release();
    lockFolder(path)();
  });

  test.each([
    ['a process that is gone', '999999999 1'],
    ['another process with the same id', `${process.pid} 1`],
    ['half a line', ''],
  ])('left by %s is taken over', (_, content) => {
    const path = mkdtempSync(join(folder, 'lock-'));
    writeFileSync(join(path, 'backend.lock'), content);
    lockFolder(path);
    expect(readFileSync(join(path, 'backend.lock.1'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  });
});

describe('the server process', () => {
  test.each([
    [{ BACKEND_PORT: 'abc' }, /BACKEND_PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  ])('%o ends it with one clear line', async (env, line) => {
    const running = await startServer({ DATA_DIR: folder, ...env });
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(line);
    expect(running.output().trim().split('\n')).toHaveLength(1);
  });

  test('a taken port is said so', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as AddressInfo).port);
    const running = await startServer({
      DATA_DIR: folder,
      BACKEND_PORT: port,
      DATABASE_URL: '',
    });
    expect(await running.ended).toBe(1);
    expect(running.output().trim()).toMatch(/^Port \d+ is taken: .+ BACKEND_PORT\.$/);
    other.close();
  });

  test('stops on SIGTERM with code 0, and starts again', async () => {
    const { env } = await newSource();
    const running = await run(env);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect(await running.kill('SIGTERM')).toBe(0);
    expect((await fetch(`${(await run(env)).url}/healthz`)).status).toBe(200);
  }, 180_000);

  test.runIf(postgres)(
    'two may start at once on one empty PostgreSQL',
    async () => {
      const { env } = await newSource();
      const dataDir = mkdtempSync(join(folder, 'data-'));
      const both = await Promise.all([run(env), run({ ...env, DATA_DIR: dataDir })]);
      for (const { url } of both) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    },
    60_000,
  );

  test.skipIf(postgres)(
    'a second one on the same folder is refused',
    async () => {
      const { env } = await newSource();
      await run(env);
      const second = await startServer({ ...env, BACKEND_PORT: '0', DATABASE_URL: '' });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(/^Data folder .* is in use by process \d+/);
    },
    60_000,
  );
});

// on PGlite `kill-orders` does it, under orders, transfers and tests
test.runIf(postgres)(
  `kill -9 during awards, ${KILLS} times: nothing acknowledged is lost`,
  async () => {
    const { source, text } = await newSource();
    const acknowledged = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const writer = runScript('tests/helpers/award-writer.ts', [text]);
      await writer.until(new RegExp(`(awarded .*\n){${3 + round * 2}}`));
      await writer.kill('SIGKILL');
      for (const [, key] of writer.output().matchAll(/awarded (\S+)\n/g)) acknowledged.add(key ?? '');
    }
    const { db, close } = await openDatabase(source);
    const kept = new Set(
      (await db.select({ key: ledgerEntries.idempotencyKey }).from(ledgerEntries)).map(({ key }) => key),
    );
    const breaches = await ledgerBreaches(db);
    await close();
    expect([...acknowledged].filter((key) => !kept.has(key))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(KILLS * 3);
    expect(breaches).toEqual([]);
  },
  900_000,
);
