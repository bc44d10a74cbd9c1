import net from 'node:net';
import { fail } from './console.mjs';
import { memoryEnv, memoryFlags } from './memory.mjs';
import { makeSupervisor } from './supervise.mjs';

/** Stops with one line when something listens on the port already. */
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

/** A process of ours with its bounds of memory. */
const run = (name, args, env) =>
  supervisor.run(name, [...memoryFlags(env), ...args], { ...memoryEnv, ...env });

// not at the top: a fresh clone has no packages until the start has installed them
const bundles = () => import('./bundle.mjs');

/** Starts the backend; resolves once it serves. Filling the demo world takes a while. */
export async function startBackend(env) {
  const { bundleBackend } = await bundles();
  const backend = run('backend', ['--enable-source-maps', await bundleBackend()], env);
  // alive, not ready: with a full disk there is still everything to read
  await waitFor(`${env.API_BASE_URL}/healthz?live`, 300);
  backend.ready();
}

/** Starts the portal; resolves once it serves at its address. */
export async function startPortal(env, { address, dev = false }) {
  const { bundlePortal } = await bundles();
  // the development server holds a compiler, too: it takes what it needs
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

/** npm killed outright leaves us to somebody else: nobody would stop us then. Started by hand, we may outlive a shell. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && void stopAll(1), 1000).unref();
}

/** Waits for a 200, asking five times a second. */
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
