import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { migratePostgres } from '@/backend/db/migrate';

const run = promisify(execFile);
const TEMPLATE = 'portal_template';

export interface TestPostgres {
  /** A new database with the schema in it. */
  createDatabase(): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Folders that may hold `initdb` and `postgres`, the newest version first. */
function folders(): string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

function findBin(): string | undefined {
  return folders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
    });
  } catch {
    // No network, no package: the caller says what is missing.
  }
}

/** Why PostgreSQL can't be used here, or undefined when it can. It installs the package when it may. */
export function postgresMissing(): string | undefined {
  if (findBin()) return undefined;
  install();
  if (findBin()) return undefined;
  const reason = 'PostgreSQL is not installed (no initdb in PATH or /usr/lib/postgresql).';
  if (process.env.CI) throw new Error(`${reason} It is mandatory with CI set.`);
  return reason;
}

/** PostgreSQL refuses to run as root: the package's own user, else nobody. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return {};
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
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

/** Databases on a running server whose template is ready; `base` is its address without a database. */
export function databasesOn(base: string): Omit<TestPostgres, 'stop'> {
  return {
    async createDatabase() {
      const name = `t_${crypto.randomUUID().replaceAll('-', '')}`;
      await query(`${base}/postgres`, `create database ${name} template ${TEMPLATE}`);
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

/** A server of its own in a temporary folder, gone after `stop`. */
export async function startPostgres(): Promise<TestPostgres & { base: string }> {
  const bin = findBin();
  if (!bin) throw new Error(postgresMissing() ?? 'PostgreSQL was just installed: start again.');
  const who = owner();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
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
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const quick = ['max_connections=300', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const flags = [...settings, ...quick].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const base = `postgres://postgres@127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGQUIT'));
  try {
    await untilReady(`${base}/postgres`, server);
    await makeTemplate(base);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, stop, ...databasesOn(base) };
}
