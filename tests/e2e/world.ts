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

/** Addresses and secrets of a running world; the workers read them from the environment. */
export interface World {
  portal: string;
  backend: string;
  portalPid: number;
  databaseUrl: string;
  tokenSecret: string;
  /** Key that signs the portal's claims. */
  sessionSecret: string;
  dataDir: string;
  /** The demo world that every other world of the run is copied from. */
  demo: DemoWorld;
  /** Port on which a journey's own push service listens. */
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

/** Starts PostgreSQL, the backend with the demo world and the built portal, each on its own port. */
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
    // journeys act as fast as possible; one journey tests the rule and waits for it
    LEAST_TIME_SCALE: '0',
    // people of the factories are confirmed; journeys that register a person are subject to the rule
    ORDERS_NEED_CONFIRMATION: '1',
    // the demo world is one long insert, which other load of the machine may slow down
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
  // features of the backend only: this portal has them off, a second portal of a journey may turn them on
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
  // the first start of the services fills an empty PostgreSQL, which is copied while it has no connections
  await ended(await startBackend(demo));
  const copy = await copyDemo(demo);
  const backend = await startBackend(copy);
  const portal = run([await bundlePortal()], 'production');
  const portalUrl = `http://localhost:${portalPort}`;
  try {
    await untilOk(`${portalUrl}/healthz`, portal, 60);
  } catch (error) {
    // the caller gets no world to stop
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
