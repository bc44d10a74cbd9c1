import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The rendering process's own core; everything else, and the load, stays off it. */
const RENDERING = 0;

/** Moves a process with its threads to some cores; children started later inherit them. False where it cannot. */
function pin(pid: number, cores: string): boolean {
  return spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' }).status === 0;
}

/** This process, and what it starts from now on, leaves the rendering core. */
export function leaveRenderingCore(): boolean {
  const last = cpus().length - 1;
  return last > RENDERING && pin(process.pid, `${RENDERING + 1}-${last}`);
}

/** The portal, or the empty page it is held against, alone on the one core. */
export const toRenderingCore = (pid: number): boolean => pin(pid, String(RENDERING));

/** These processes, and what this one starts from now on, have every core: a browser on one of two is not a phone. */
export function haveEveryCore(pids: readonly number[]): void {
  for (const pid of [process.pid, ...pids]) pin(pid, `0-${cpus().length - 1}`);
}
