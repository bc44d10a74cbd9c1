import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngine } from '../helpers/backend-database';
import { startServer } from '../helpers/backend-process';
import { freePort } from '../helpers/free-port';
import { startPostgres, type PostgresControl } from '../helpers/postgres';

describe.runIf(testEngine() === 'postgres')('a backend that starts before its PostgreSQL', () => {
  let server: PostgresControl;
  const folder = mkdtempSync(join(tmpdir(), 'portal-late-'));
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (databaseUrl: string) =>
    startServer({
      ...{ NODE_ENV: 'production', DEMO_DATA: '0', LOG_LEVEL: 'info' },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder },
      BACKEND_PORT: String(await freePort()),
    });

  test('waits for it, and is ready when it is there', { timeout: 90_000 }, async () => {
    const databaseUrl = await server.createDatabase();
    await server.halt('fast');
    const backend = await start(databaseUrl);
    await backend.until(/the database does not answer yet/);
    await server.resume();
    await backend.until(/backend is ready/);
    expect(await backend.kill('SIGTERM')).toBe(0);
  });

  test('ends at once where the database is not there', { timeout: 90_000 }, async () => {
    const backend = await start(`${server.base}/nobody`);
    expect(await backend.ended).toBe(1);
    expect(backend.output()).toContain('database "nobody" does not exist');
    expect(backend.output()).not.toContain('does not answer yet');
  });
});
