import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { bundleBackend, bundlePortal } from '../../scripts/lib/bundle.mjs';
import { freePort } from '../helpers/free-port';
import { startPostgres } from '../helpers/postgres';
import { copyDemo, type DemoWorld } from './demo-copies';

/** What a running world is reached by; the workers read it from the environment. */
export interface World {
  portal: string;
  backend: string;
  portalPid: number;
  databaseUrl: string;
  tokenSecret: string;
  /** Signs the portal's own claims. */
  sessionSecret: string;
  dataDir: string;
  /** What every other world of the run is a copy of. */
  demo: DemoWorld;
  /** Where a journey's own push service is to listen. */
  pushPort: number;
  stop(): Promise<void>;
}

export async function untilOk(address: string, child: ChildProcess, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${address}: the process ended with ${child.exitCode}`);
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 150));
  }
  throw new Error(`${address} did not answer within ${seconds} s`);
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** PostgreSQL, the backend with the demo world and the built portal, each on a port of its own. */
export async function startWorld(more: Record<string, string> = {}): Promise<World> {
  const postgres = await startPostgres({ inMemory: true });
  const demo: DemoWorld = {
    databaseUrl: await postgres.createDatabase(),
    dataDir: mkdtempSync(join(tmpdir(), 'portal-e2e-')),
  };
  const [portalPort, backendPort, pushPort] = [await freePort(), await freePort(), await freePort()];
  const vapid = webPush.generateVAPIDKeys();
  const [tokenSecret, sessionSecret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DEMO_DATA: '1',
    TOKEN_SECRET: tokenSecret,
    SESSION_SECRET: sessionSecret,
    STATISTICS_TOKEN: randomBytes(32).toString('hex'),
    BACKEND_PORT: String(backendPort),
    API_BASE_URL: `http://127.0.0.1:${backendPort}`,
    PORT: String(portalPort),
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${portalPort}`,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:portal@portal.example',
    PUSH_TRUSTED_ORIGINS: `http://127.0.0.1:${pushPort}`,
    // journeys press as fast as they can; the rule itself has a journey that says what it waits for
    LEAST_TIME_SCALE: '0',
    // people of the factories are confirmed; journeys that register somebody meet the rule
    ORDERS_NEED_CONFIRMATION: '1',
    // the demo world is one long insert, and other work of the machine may hold it up
    DATABASE_TIMEOUT_S: '60',
    LOG_LEVEL: 'error',
    KIT: '1',
    ...more,
  };
  const run = (args: string[], nodeEnv: 'production', own: Record<string, string> = {}) =>
    spawn(process.execPath, args, {
      env: { ...env, NODE_ENV: nodeEnv, ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // a second portal of a journey may have them on; this one has them off
  const features = {
    ENABLED_FEATURES: 'course-expert,social-activity,registration-in-account',
    ...more,
  };
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const bundled = await bundleBackend();
  const startBackend = async ({ databaseUrl, dataDir }: DemoWorld) => {
    const own = { ...features, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const started = run([bundled], 'production', own);
    await untilOk(`${backendUrl}/healthz`, started, 180);
    return started;
  };
  // an empty PostgreSQL is filled by the first start of the services, and copied while nobody is connected to it
  await ended(await startBackend(demo));
  const copy = await copyDemo(demo);
  const backend = await startBackend(copy);
  const portal = run([await bundlePortal()], 'production');
  const portalUrl = `http://localhost:${portalPort}`;
  try {
    await untilOk(`${portalUrl}/healthz`, portal, 60);
  } catch (error) {
    // nobody gets a world to stop
    await Promise.all([portal, backend].map(ended));
    await postgres.stop();
    throw error;
  }
  return {
    portal: portalUrl,
    backend: backendUrl,
    portalPid: portal.pid ?? 0,
    databaseUrl: copy.databaseUrl,
    dataDir: copy.dataDir,
    demo,
    tokenSecret,
    sessionSecret,
    pushPort,
    async stop() {
      await ended(portal);
      await ended(backend);
      await postgres.stop();
      for (const folder of [copy.dataDir, demo.dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
