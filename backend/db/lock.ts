import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder belongs to another living process. The message is for whoever started this one. */
export class FolderLocked extends Error {}

interface Owner {
  pid: number;
  /** Start time of the process where the system tells it: a reused pid is another process. */
  started: string;
}

/** State and start time of a process as Linux tells them; '' elsewhere and for one that is gone. */
function statOf(pid: number): { state: string; started: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // what follows the name, which may hold anything
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return { state: '', started: '' };
  }
}

function alive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const found = statOf(pid);
  // killed, and its parent has not waited for it: in a container it may stay so for ever
  if (found.state === 'Z' || found.state === 'X') return false;
  return !started || found.started === started;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Null for a missing file too: only a file that a later lock has made obsolete is ever removed. */
function ownerOf(path: string): Owner | null {
  try {
    const [pid, started = ''] = readFileSync(path, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), started } : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const NAME = /^backend\.lock(?:\.(\d+))?$/;

/** Numbers of the locks there are; the highest is the lock. */
function numbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const found = NAME.exec(name);
    return found ? [Number(found[1] ?? 0)] : [];
  });
}

const pathOf = (folder: string, number: number) =>
  join(folder, number === 0 ? 'backend.lock' : `backend.lock.${number}`);

/** Written beside its place and moved there whole: nobody ever reads half a lock. */
function put(path: string, text: string, move: (draft: string, path: string) => void): void {
  const draft = `${path}-${process.pid}-${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    move(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** False when somebody was first, or has gone further than what was read. */
function claim(folder: string, number: number): boolean {
  const path = pathOf(folder, number);
  try {
    put(path, `${process.pid} ${statOf(process.pid).started}`, linkSync);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  const all = numbers(folder);
  if (Math.max(...all) > number) {
    rmSync(path, { force: true });
    return false;
  }
  for (const old of all) if (old < number) rmSync(pathOf(folder, old), { force: true });
  return true;
}

const TRIES = 20;

/**
 * Takes the data folder for this process: two processes on one PGlite folder silently lose rows. The lock of a dead
 * process is never removed but followed by one of the next number, which only one can make: however many start at
 * once after a crash, one has the folder. Returns what gives it back. Throws FolderLocked.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const last = Math.max(0, ...numbers(folder));
    const owner = ownerOf(pathOf(folder, last));
    if (owner && alive(owner)) {
      throw new FolderLocked(
        `Data folder ${folder} is in use by process ${owner.pid}: stop it, or set another DATA_DIR.`,
      );
    }
    const mine = pathOf(folder, last + 1);
    // a released lock keeps its number as 'free': if numbering restarted, a slow start could claim an old one
    if (claim(folder, last + 1)) return () => put(mine, 'free', renameSync);
  }
  throw new FolderLocked(`Data folder ${folder} is being taken by another process: try again.`);
}
