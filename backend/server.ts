import { createServer } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { CONNECTION_LIMITS, SERVER_OPTIONS } from '@/lib/http/limits';
import { readConfig, wantsDemo, type Config } from './config';
import { isEmpty } from './db/empty';
import { makeDeps } from './deps';
import type { App } from './http/mount';
import type { Deps } from './http/context';

/** Time that requests in flight have to finish after a stop signal. */
const GRACE_MS = 5000;

/** Rejects if the port is taken. Runs before anything is opened: preparing a new data folder takes seconds. */
function needFreePort({ BACKEND_PORT: port, BACKEND_HOST: host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken: stop what uses it, or set BACKEND_PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Logs a wrong name or key of the file store at startup, not at the first picture. */
function checkStore({ files, log }: Deps): void {
  void files.check().catch((error: unknown) => log.error({ err: error }, 'the file store cannot be used'));
}

/** Fills an empty database with the demo world before the server listens; the seeding code is loaded only then. */
async function seedWhenEmpty({ config, database, files, log, now }: Deps): Promise<void> {
  if (!wantsDemo(config) || !(await isEmpty(database.db))) return;
  log.info('making the demo world, once: some seconds');
  const { seedDemoWorld } = await import('./demo/world');
  const { seconds, rendered } = await seedDemoWorld({
    ...{ database, files, now: now() },
    programmeFinishAt: config.PROGRAMME_FINISH_AT,
  });
  log.info({ seconds: Math.round(seconds), rendered }, 'the demo world is ready');
}

function listen({ fetch }: App, { config }: Deps): Promise<ServerType> {
  const { BACKEND_PORT: port, BACKEND_HOST: hostname } = config;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname, serverOptions: { ...SERVER_OPTIONS } }, () =>
      resolve(server),
    );
    Object.assign(server, CONNECTION_LIMITS);
    server.once('error', reject);
  });
}

/** Stops taking requests, lets the running ones end, then closes the data. */
function stopOnSignal(server: ServerType, deps: Deps, stopJobs: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const idle = stopJobs();
    const forced = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      GRACE_MS,
    );
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(forced);
    await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
    await deps.database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await needFreePort(config);
  // the database compiles and recovers while the modules that use it are loading
  const [deps, { createApp }, { startJobs }] = await Promise.all([
    makeDeps(config),
    import('./app'),
    import('./jobs/run'),
  ]);
  checkStore(deps);
  await seedWhenEmpty(deps);
  const server = await listen(createApp(deps).app, deps);
  stopOnSignal(server, deps, startJobs(deps));
  deps.log.info({ address: `http://${config.BACKEND_HOST}:${config.BACKEND_PORT}` }, 'backend is ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
