import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, untilOk } from '../e2e/world';
import { freePort } from '../helpers/free-port';
import { startPostgres } from '../helpers/postgres';
import { listenerOf } from './processes';

export interface Started {
  portal: string;
  backend: string;
  pids: { portal: number; backend: number };
  /** Whether both still serve from their first processes. */
  isWhole: () => Promise<boolean>;
  stop: () => Promise<void>;
}

const answers = (address: string) =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts everything as `npm start` does, so that its real processes are measured, with its own data folder (a copy of
 * `BENCH_DATA_DIR` if set, which saves creating the demo world).
 */
export async function startAsPeopleDo(
  postgres: boolean,
  more: Record<string, string> = {},
): Promise<Started> {
  const database = postgres ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const { BENCH_DATA_DIR: filled } = process.env;
  if (filled && !postgres) cpSync(filled, folder, { recursive: true });
  const [port, backendPort] = [await freePort(), await freePort()];
  const [portal, backend] = [`http://localhost:${port}`, `http://127.0.0.1:${backendPort}`];
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      DATA_DIR: folder,
      DEMO_DATA: '1',
      LOG_LEVEL: 'error',
      DATABASE_URL: database ? await database.createDatabase() : '',
      ...more,
    },
  });
  const stop = async () => {
    await ended(child);
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const pidsNow = () => ({ portal: listenerOf(port) ?? 0, backend: listenerOf(backendPort) ?? 0 });
  try {
    await untilOk(`${portal}/healthz`, child, 600);
    const pids = pidsNow();
    if (!pids.portal || !pids.backend)
      throw new Error('Nobody listens where the portal should (needs Linux).');
    const isWhole = async () => {
      const now = pidsNow();
      const same = now.portal === pids.portal && now.backend === pids.backend;
      return same && (await answers(portal)) && (await answers(backend));
    };
    return { portal, backend, pids, isWhole, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
