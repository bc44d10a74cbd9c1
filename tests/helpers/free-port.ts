import { createServer } from 'node:net';

/**
 * Ports below the system's ephemeral range (from 32768): another connection could take an ephemeral port between its
 * choice and its use. Each worker of a run has its own thousand.
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

/** A port that is free and was not returned before in this process. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < SLOT; tried += 1) {
    const port = base + (next++ % SLOT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${String(base)} on.`);
}
