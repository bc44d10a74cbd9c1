import { createServer } from 'node:net';

/**
 * Below the ports that the system gives away by itself (from 32768): a port that is asked for now and used seconds
 * later is else taken by any connection in between. Each worker of a run has its own thousand.
 */
const [FIRST, SLOTS, SLOT] = [20_000, 12, 1000];
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? process.pid);
const base = FIRST + (worker % SLOTS) * SLOT;
let next = process.pid % SLOT;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** One that nobody listens on, given to nobody else in this process. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < SLOT; tried += 1) {
    const port = base + (next++ % SLOT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${String(base)} on.`);
}
