import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process may end during the read
  }
};

/** Inode of the socket that listens on the port (Linux). */
function inodeOf(port: number): string | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['tcp', 'tcp6'].flatMap((name) => read(`/proc/net/${name}`).split('\n'));
  const row = lines
    .map((line) => line.trim().split(/\s+/))
    .find((f) => f[3] === '0A' && f[1]?.endsWith(`:${hex}`));
  return row?.[9];
}

/** The process that listens on the port; of several that share the socket, the youngest, which serves. */
export function listenerOf(port: number): number | undefined {
  const inode = inodeOf(port);
  if (!inode) return undefined;
  const holds = (pid: string): boolean => {
    try {
      return readdirSync(`/proc/${pid}/fd`).some((fd) => {
        try {
          return readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`;
        } catch {
          return false;
        }
      });
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && holds(name))
    .map(Number)
    .at(-1);
}

/** Resident memory of a process in MB (10⁶ bytes); NaN when it has ended. */
export function residentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return kb ? (Number(kb) * 1024) / 1e6 : Number.NaN;
}
