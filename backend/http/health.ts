import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isFull } from '../db/room';
import type { Deps } from './context';

/** Lifetime of a result: probes of all balancers, which come every few seconds, share it. */
const FRESH_MS = 3000;
/** The longest check; a probe gives up soon after. */
const LIMIT_MS = 2000;

type State = 'ok' | 'full' | 'failed';

interface Health {
  database: State;
  files: State;
}

async function within(work: Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<State>((resolve) => {
    timer = setTimeout(() => resolve('failed'), LIMIT_MS);
  });
  const done = work.then(
    (): State => 'ok',
    (): State => 'failed',
  );
  return Promise.race([done, timeout]).finally(() => clearTimeout(timer));
}

/** Writes a message into the engine's log: a committed write that leaves no row. */
const writeToLog = ({ database }: Deps) =>
  database.db.execute(sql`select pg_logical_emit_message(true, 'health', '')`);

async function writeFiles({ config, files }: Deps): Promise<void> {
  // a folder that takes a kilobyte takes a letter, too
  await Promise.all([files.check(), writeFile(join(config.DATA_DIR, '.health'), Buffer.alloc(1024))]);
}

/** Checks whether the services can write; on a full disk it writes nothing, to leave the last bytes free. */
async function look(deps: Deps): Promise<Health> {
  const full = isFull(deps.config);
  const ownDisk = deps.database.engine === 'pglite';
  const [database, files] = await Promise.all([
    full && ownDisk ? ('full' as const) : within(writeToLog(deps)),
    full ? ('full' as const) : within(writeFiles(deps)),
  ]);
  return { database, files };
}

/**
 * `GET /healthz`: 200 when the services can read and write, else 503 with what they can't. `?live`: 200 as long as the
 * process answers at all.
 */
export function healthHandler(deps: Deps): (live: boolean) => Promise<Response> {
  let last: { at: number; health: Promise<Health> } | undefined;
  return async (live) => {
    if (live) return Response.json({ status: 'live' });
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), health: look(deps) };
    const health = await last.health;
    const ready = Object.values(health).every((state) => state === 'ok');
    const engine = deps.database.engine;
    return Response.json(
      { status: ready ? 'ok' : 'unavailable', engine, ...health },
      { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}
