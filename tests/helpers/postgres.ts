import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, openSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { migratePostgres } from '@/backend/db/migrate';
import { freePort } from './free-port';
import { findBin, postgresMissing, serverUser } from './postgres-install';

const run = promisify(execFile);
const TEMPLATE = 'portal_template';

export interface TestPostgres {
  /** Creates a database with the schema, or a copy of another one without connections; returns its address. */
  createDatabase(template?: string): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  stop(): Promise<void>;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 30_000;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended at once.');
    try {
      return await query(url, 'select 1');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not get ready in 30 s.');
}

async function makeTemplate(base: string): Promise<void> {
  await query(`${base}/postgres`, `create database ${TEMPLATE}`);
  const pool = new pg.Pool({ connectionString: `${base}/${TEMPLATE}`, max: 1 });
  await migratePostgres(pool);
  await pool.end();
}

/** Manages databases on a running server whose template is ready; `base` is its address without a database. */
export function databasesOn(base: string): Omit<TestPostgres, 'stop'> {
  return {
    async createDatabase(template = TEMPLATE) {
      const name = `t_${crypto.randomUUID().replaceAll('-', '')}`;
      await query(`${base}/postgres`, `create database ${name} template ${template}`);
      return `${base}/${name}`;
    },
    async dropDatabase(url) {
      await query(
        `${base}/postgres`,
        `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`,
      );
    },
  };
}

/** Manages databases on the server of the given database. */
export const databasesBeside = (url: string) => databasesOn(new URL('/', url).href.replace(/\/$/, ''));

/** Target of the server's log: the file in `POSTGRES_LOG`. It shows, for example, both statements of a deadlock. */
const logged = () => {
  const path = process.env.POSTGRES_LOG;
  return path ? openSync(path, 'a') : 'ignore';
};

export interface PostgresControl extends TestPostgres {
  base: string;
  /** `fast` closes every connection with a message, `immediate` as a crash does. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again with the same data, on another port if given. */
  resume(port?: number): Promise<void>;
}

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

/** A folder in memory if there is enough, otherwise on disk. */
function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir(); // not Linux
  }
}

interface ServerOptions {
  /** Acknowledged data survives a crash. */
  durable?: boolean;
  /** For a server with many databases: each has some 300 files, and creating them on disk took a tenth of a run. */
  inMemory?: boolean;
}

/** Starts a server in a temporary folder, which `stop` removes. */
export async function startPostgres({
  durable = false,
  inMemory = false,
}: ServerOptions = {}): Promise<PostgresControl> {
  const bin = findBin();
  if (!bin) throw new Error(postgresMissing() ?? 'PostgreSQL was just installed: start again.');
  const who = serverUser();
  const folder = mkdtempSync(join(inMemory ? memoryFolder() : tmpdir(), 'portal-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? who.uid);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await run(join(bin, 'initdb'), initdb, { ...who, cwd: folder });
  const first = await freePort();
  let server: ChildProcess | undefined;
  const resume = async (port = first) => {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
    const quick = ['max_connections=300', 'fsync=off', 'full_page_writes=off'];
    const flags = [...settings, ...quick, `synchronous_commit=${durable ? 'on' : 'off'}`];
    const args = ['-D', data, ...flags.flatMap((setting) => ['-c', setting])];
    server = spawn(join(bin, 'postgres'), args, {
      ...who,
      cwd: folder,
      stdio: ['ignore', 'ignore', logged()],
    });
    await untilReady(`postgres://postgres@127.0.0.1:${port}/postgres`, server);
  };
  const halt = async (mode: 'fast' | 'immediate') => {
    const running = server;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    if (running.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')) await ended;
  };
  const stop = async () => {
    await halt('fast');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server?.kill('SIGQUIT'));
  const base = `postgres://postgres@127.0.0.1:${first}`;
  try {
    await resume();
    await makeTemplate(base);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, halt, resume, stop, ...databasesOn(base) };
}
