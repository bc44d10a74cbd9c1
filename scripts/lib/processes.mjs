import net from 'node:net';
import { fail } from './console.mjs';
import { memoryEnv, memoryFlags } from './memory.mjs';
import { makeSupervisor } from './supervise.mjs';

/** Exits with one line when the port is already in use. */
export async function needFreePort(port, host, variable) {
  const taken = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(port, host);
  });
  if (taken) fail(`Port ${port} is taken: stop what listens there, or choose another with ${variable}=…`);
}

const supervisor = makeSupervisor({ gaveUp: (code) => void stopAll(code) });

/** Runs a process of the project with its memory limits. */
const run = (name, args, env) =>
  supervisor.run(name, [...memoryFlags(env), ...args], { ...memoryEnv, ...env });

// imported on use: a fresh clone has no packages until the start has installed them
const bundles = () => import('./bundle.mjs');

/** Starts the backend; resolves when it serves. Filling the demo world takes a while. */
export async function startBackend(env) {
  const { bundleBackend } = await bundles();
  const backend = run('backend', ['--enable-source-maps', await bundleBackend()], env);
  // alive rather than ready: with a full disk everything can still be read
  await waitFor(`${env.API_BASE_URL}/healthz?live`, 300);
  backend.ready();
}

/** Starts the portal; resolves when it serves at its address. */
export async function startPortal(env, { address, dev = false }) {
  const { bundlePortal } = await bundles();
  // the development server also runs a compiler: its memory is not limited
  const start = dev ? supervisor.run : run;
  const portal = start('portal', [await bundlePortal(), ...(dev ? ['--dev'] : [])], {
    ...env,
    NODE_ENV: dev ? 'development' : 'production',
  });
  await waitFor(`${address}/healthz`, 120);
  portal.ready();
}

async function stopAll(code) {
  await supervisor.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0));

/** Stops everything when npm is killed: nothing else would. A process started by hand may outlive its shell. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && void stopAll(1), 1000).unref();
}

/** Waits for a 200; five requests a second. */
async function waitFor(address, seconds) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const ok = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  console.error(`\n✗ ${address} did not answer within ${seconds} s.\n`);
  await stopAll(1);
}
