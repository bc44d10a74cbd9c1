import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Source } from '@/backend/db/client';
import { makeCall } from './call';
import { testEngine } from './backend-database';
import { runServer, type Running } from './backend-process';
import { SECRET } from './kill-world';
import { databasesOn, startPostgres, type TestPostgres } from './postgres';

/** Servers in their own processes, to be killed, and databases of the tested engine; all are removed at the end. */
export function killServers() {
  let folder: string;
  let postgres: Pick<TestPostgres, 'createDatabase' | 'stop'> | undefined;
  const started: Running[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-killed-'));
    if (testEngine() !== 'postgres') return;
    const shared = process.env.TEST_POSTGRES_BASE;
    postgres = shared ? { ...databasesOn(shared), stop: async () => undefined } : await startPostgres();
  });
  afterAll(async () => {
    await Promise.all(started.map((running) => running.kill('SIGKILL')));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const newFolder = () => mkdtempSync(join(folder, 'data-'));

  async function newSource(): Promise<{ source: Source; env: Record<string, string>; dataDir: string }> {
    const dataDir = newFolder();
    const common = { DATA_DIR: dataDir, TOKEN_SECRET: SECRET };
    if (!postgres) return { source: { dataDir }, env: common, dataDir };
    const databaseUrl = await postgres.createDatabase();
    return { source: { databaseUrl }, env: { ...common, DATABASE_URL: databaseUrl }, dataDir };
  }

  async function serve(env: Record<string, string>) {
    const running = await runServer(env);
    started.push(running);
    return { ...running, call: makeCall(running.url) };
  }

  return { newFolder, newSource, serve };
}

export type KilledServer = Awaited<ReturnType<ReturnType<typeof killServers>['serve']>>;
