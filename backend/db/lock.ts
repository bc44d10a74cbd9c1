import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another running process holds the data folder. The message is for the operator who started this process. */
export class FolderLocked extends Error {}

interface Owner {
  pid: number;
  /** Start time of the process, '' if the system does not report it: a reused pid is another process. */
  started: string;
}

/** Returns the state and start time of a process from Linux's `/proc`; '' on other systems and for an ended process. */
function statOf(pid: number): { state: string; started: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the fields after the process name, which may contain any character
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
  // a zombie: its parent has not waited for it; in a container it may stay so for ever
  if (found.state === 'Z' || found.state === 'X') return false;
  return !started || found.started === started;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Returns the owner written in a lock file; null if the lock is free or the file is missing. A file is removed only
 * after a later lock has made it obsolete.
 */
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

/** Returns the numbers of the lock files in the folder; the highest number is the current lock. */
function numbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const found = NAME.exec(name);
    return found ? [Number(found[1] ?? 0)] : [];
  });
}

const pathOf = (folder: string, number: number) =>
  join(folder, number === 0 ? 'backend.lock' : `backend.lock.${number}`);

/** Writes a lock file under a temporary name and moves it into place, so that no process reads a partial lock. */
function put(path: string, text: string, move: (draft: string, path: string) => void): void {
  const draft = `${path}-${process.pid}-${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    move(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Creates the lock file of this number and removes older ones. Returns false if another process has created it first,
 * or has created one with a higher number.
 */
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
 * Locks the data folder for this process: two processes on one PGlite folder silently lose rows. The lock of a dead
 * process is never removed but succeeded by a lock with the next number, which only one process can create: of many
 * processes that start at once after a crash, one gets the folder. Returns a function that releases the lock. Throws
 * FolderLocked.
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
