import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBackend, bundlePortal } from '../../scripts/lib/bundle.mjs';
import { memoryEnv, memoryFlags } from '../../scripts/lib/memory.mjs';
import {
  countCalls,
  countStatements,
  startCountingProxy,
  type CountingProxy,
} from '../helpers/counting-proxy';
import { freePort } from '../helpers/free-port';
import { ended, untilOk } from './world';

export interface Asked {
  calls: number;
  /** NaN on PGlite, whose statements use no network. */
  statements: number;
}

export interface CountedPortal {
  url: string;
  pids: { portal: number; backend: number };
  /** Counts the backend's calls and the database's statements during the work. */
  counted(work: () => Promise<unknown>): Promise<Asked>;
  stop(): Promise<void>;
}

const hostAndPort = (address: string) => {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) };
};

/**
 * Portal and backend with the flags of `npm start`; all calls between them and all statements are counted. An empty
 * database is filled with the demo world.
 */
export async function startCountedPortal(
  databaseUrl?: string,
  dataDir = mkdtempSync(join(tmpdir(), 'portal-counted-')),
): Promise<CountedPortal> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const statements = databaseUrl
    ? await startCountingProxy(hostAndPort(databaseUrl), countStatements)
    : undefined;
  const calls = await startCountingProxy({ host: '127.0.0.1', port: backendPort }, countCalls);
  const through = (proxy: CountingProxy, address: string) => {
    const url = new URL(address);
    url.port = String(proxy.port);
    return url.href;
  };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...memoryEnv,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl && statements ? through(statements, databaseUrl) : '',
    DATA_DIR: dataDir,
    DEMO_DATA: '1',
    // the demo world is one long insert, which other load of the machine may slow down
    DATABASE_TIMEOUT_S: '60',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    BACKEND_PORT: String(backendPort),
    API_BASE_URL: `http://127.0.0.1:${calls.port}`,
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
  };
  const run = (file: string): ChildProcess =>
    spawn(process.execPath, [...memoryFlags({ NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' }), file], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const started: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(started.reverse().map(ended));
    calls.close();
    statements?.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const backend = run(await bundleBackend());
    started.push(backend);
    await untilOk(`http://127.0.0.1:${backendPort}/healthz`, backend, 300);
    const portal = run(await bundlePortal());
    started.push(portal);
    const url = `http://localhost:${port}`;
    await untilOk(`${url}/healthz`, portal, 60);
    return {
      url,
      pids: { portal: portal.pid ?? 0, backend: backend.pid ?? 0 },
      async counted(work) {
        calls.reset();
        statements?.reset();
        await work();
        return { calls: calls.count(), statements: statements?.count() ?? Number.NaN };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
