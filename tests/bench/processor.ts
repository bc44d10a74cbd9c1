import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

interface Stat {
  parent: number;
  /** Clock ticks of the process, and of its children that have ended. */
  own: number;
  ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
    return { parent: Number(fields[1]), own: ticks(11), ended: ticks(13) };
  } catch {
    return undefined; // the process may end during the read
  }
}

/** Processor milliseconds used by a process, user and system (Linux). */
export const processorMs = (pid: number): number => (statOf(pid)?.own ?? Number.NaN) * TICK_MS;

/** Processor milliseconds of a server with a process per connection: its own, its children's and ended children's. */
export function processorMsOfTree(pid: number): number {
  const root = statOf(pid);
  if (!root) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return children.reduce((sum, stat) => sum + (stat?.own ?? 0), root.own + root.ended) * TICK_MS;
}
