import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '@/api/auth/endpoints';
import { getMe } from '@/api/me/endpoints';
import { openDatabase } from '@/backend/db/client';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { runScript, runServer, type Running } from '../helpers/backend-process';
import { testEngine } from '../helpers/backend-database';

const pglite = testEngine() === 'pglite';

describe('a data folder without room', () => {
  let backend: TestBackend;
  const reserve = (megabytes: number) => {
    backend.deps.config.DATA_RESERVE_MB = megabytes;
  };
  beforeAll(async () => {
    backend = await startTestBackend();
  }, 120_000);
  afterAll(() => backend.close());

  test('what is there is read, and is written again as soon as there is room', async () => {
    const anna = await backend.as();
    reserve(1_000_000_000);
    expect((await backend.call(getMe, { as: anna })).status).toBe(200);
    const refused = await backend.call(logout, { as: anna });
    if (pglite) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      expect(refused.errors[0]).toMatchObject({
        code: 'storage-full',
        detail: 'На сервере кончилось место. Читать можно, сохранить пока нельзя: повторите попытку позже.',
      });
    } else expect(refused.status, 'the database has a disk of its own').toBe(204);
    const health = await backend.fetch('/healthz');
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'unavailable', engine: testEngine(), database: pglite ? 'full' : 'ok', files: 'full' },
    ]);
    expect((await backend.fetch('/healthz?live')).status).toBe(200);
    reserve(0);
    const boris = await backend.as();
    expect((await backend.call(logout, { as: boris })).status).toBe(204);
    await expect.poll(async () => (await backend.fetch('/healthz')).status, { timeout: 10_000 }).toBe(200);
  });

  test('a write that finds no room after all is 503 in the same words', async () => {
    const { asAppError } = await import('@/backend/http/failure');
    for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
      const cause = Object.assign(new Error('no room'), { code });
      expect(asAppError(new Error('Failed query', { cause })), code).toMatchObject({ status: 503 });
    }
  });

  test('looks of many probes are one', async () => {
    const statements: string[] = [];
    const { execute } = backend.db;
    backend.db.execute = ((query: never) => {
      statements.push('write');
      return execute.call(backend.db, query);
    }) as typeof execute;
    await Promise.all(Array.from({ length: 20 }, () => backend.fetch('/healthz')));
    backend.db.execute = execute;
    expect(statements.length).toBeLessThanOrEqual(1);
  });
});

/** A disk of its own; null where this process may not make one. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder];
  if (process.getuid?.() === 0 && spawnSync('mount', options).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

/** Nobody is let in, but the attempt has been written. */
const WRONG_PASSWORD = 422;

/** Takes all the room there is. */
function fill(disk: string): void {
  const file = openSync(join(disk, 'filler'), 'w');
  try {
    for (const block = Buffer.alloc(65_536); ;) writeSync(file, block);
  } catch {
    closeSync(file);
  }
}

/** Whether this process may make one: asked before the tests, and left as it was. */
function mayMount(): boolean {
  const made = smallDisk(1);
  if (!made) return false;
  spawnSync('umount', [made]);
  rmSync(made, { recursive: true });
  return true;
}

describe.runIf(pglite && mayMount())('a real full disk under the engine in the folder', () => {
  let folder = '';
  const started: Running[] = [];
  beforeAll(async () => {
    folder = smallDisk(160) ?? '';
    const made = mkdtempSync(join(tmpdir(), 'portal-made-'));
    await (await openDatabase({ dataDir: made })).close();
    cpSync(made, join(folder, 'data'), { recursive: true });
    rmSync(made, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await Promise.all(started.map((running) => running.kill('SIGKILL')));
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('the server says so, goes on, and recovers by itself', async () => {
    const server = await runServer({ DATA_DIR: join(folder, 'data'), DATA_RESERVE_MB: '16' });
    started.push(server);
    const health = async () => (await fetch(`${server.url}/healthz`)).status;
    const signIn = async () =>
      (
        await fetch(`${server.url}/v1/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' },
          body: JSON.stringify({
            data: {
              type: 'credentials',
              attributes: { email: 'nobody@portal.example', password: 'Demo2026pass' },
            },
          }),
        })
      ).status;
    expect([await health(), await signIn()]).toEqual([200, WRONG_PASSWORD]);
    fill(folder);
    // what is seen of the disk is kept for a moment
    await expect.poll(health, { timeout: 10_000 }).toBe(503);
    expect(await signIn()).toBe(503);
    rmSync(join(folder, 'filler'));
    await expect.poll(health, { timeout: 10_000 }).toBe(200);
    expect(await signIn()).toBe(WRONG_PASSWORD);
    expect(await server.kill('SIGTERM')).toBe(0);
  }, 90_000);

  test('an engine that could not write its log ends its process; what was committed is there', async () => {
    const script = runScript('tests/helpers/log-writer.ts', [join(folder, 'data'), join(folder, 'filler')]);
    started.push(script);
    expect(await script.ended).toBe(1);
    expect(script.output()).toMatch(/committed[\s\S]*The database can not go on/);
    rmSync(join(folder, 'filler'));
    const database = await openDatabase({ dataDir: join(folder, 'data') });
    const kept = await database.db.execute(sql`select 1 as kept from probe_of_log`);
    await database.close();
    expect((kept as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  }, 90_000);
});
