import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { bundlePortal } from '../../scripts/lib/bundle.mjs';
import { freePort } from '../helpers/free-port';
import { ended, untilOk } from './world';

/** Starts another portal of the same build on the world's backend, with its own settings. */
export async function startSecondPortal(
  more: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = String(await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    API_BASE_URL: process.env.E2E_BACKEND,
    PORT: port,
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
    ...more,
  };
  const portal = spawn(process.execPath, [await bundlePortal()], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await untilOk(`${url}/healthz`, portal, 60);
  return { url, stop: () => ended(portal) };
}
