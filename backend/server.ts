import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from './app';
import { readConfig, type Config } from './config';
import { openDatabase } from './db/client';
import { folderStore } from './files/store';
import type { Deps } from './http/context';
import { tidy } from './jobs/housekeeping';
import { makeMailer } from './mail/mailer';
import { tokenSecret } from './secret';

const HOUR_MS = 60 * 60 * 1000;
/** Requests in flight may finish for this long after a stop was asked. */
const GRACE_MS = 5000;

async function makeDeps(config: Config): Promise<Deps> {
  const log = pino({ level: config.LOG_LEVEL, base: undefined });
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  return {
    database,
    config,
    log,
    secret: tokenSecret(config),
    mail: makeMailer(config, log),
    files: folderStore(join(dataDir, 'files')),
    now: () => new Date(),
  };
}

function listen(deps: Deps): Promise<ServerType> {
  const { BACKEND_PORT: port, BACKEND_HOST: hostname } = deps.config;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: createApp(deps).app.fetch, port, hostname }, () => resolve(server));
    server.once('error', reject);
  });
}

/** Stops taking requests, lets the running ones end, then closes the data. */
function stopOnSignal(server: ServerType, deps: Deps, timer: NodeJS.Timeout): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(timer);
    const forced = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      GRACE_MS,
    );
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(forced);
    await deps.database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const deps = await makeDeps(config);
  const clean = () =>
    tidy(deps.database.db, deps.now()).catch((error: unknown) => deps.log.error({ err: error }));
  const timer = setInterval(() => void clean(), HOUR_MS);
  try {
    stopOnSignal(await listen(deps), deps, timer);
  } catch (error) {
    await deps.database.close();
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (taken)
      throw new Error(`Port ${config.BACKEND_PORT} is taken: stop what uses it, or set BACKEND_PORT.`);
    throw error;
  }
  deps.log.info({ address: `http://${config.BACKEND_HOST}:${config.BACKEND_PORT}` }, 'backend is ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
