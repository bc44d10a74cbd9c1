import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder belongs to another living process. The message is for whoever started this one. */
export class FolderLocked extends Error {}

interface Owner {
  pid: number;
  /** Start time of the process where the system tells it: a reused pid is another process. */
  started: string;
}

function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function alive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !started || startedAt(pid) === started;
}

function readOwner(path: string): Owner | null {
  try {
    const [pid, started = ''] = readFileSync(path, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), started } : null;
  } catch {
    return null;
  }
}

function claim(path: string): boolean {
  try {
    const handle = openSync(path, 'wx');
    writeSync(handle, `${process.pid} ${startedAt(process.pid)}`);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the data folder for this process: two processes on one PGlite folder silently lose rows. A lock left by
 * a killed process is taken over. Returns what gives it back. Throws FolderLocked.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'backend.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (claim(path)) return () => rmSync(path, { force: true });
    const owner = readOwner(path);
    if (owner && alive(owner)) {
      throw new FolderLocked(
        `Data folder ${folder} is in use by process ${owner.pid}: stop it, or set another DATA_DIR.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new FolderLocked(`Data folder ${folder} is being taken by another process: try again.`);
}
