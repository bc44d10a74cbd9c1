import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { fail, root } from './console.mjs';

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

const children = new Set();
let stopping = false;

/** A process of ours; when one ends by itself, the other is stopped and we end with its code. */
export function run(name, args, env) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.add(child);
  child.on('exit', (code, signal) => {
    children.delete(child);
    if (stopping) return;
    console.error(`\n✗ The ${name} ended (${signal ?? `code ${code}`}).\n`);
    void stopAll(code || 1);
  });
  return child;
}

export async function startBackend(env) {
  // not at the top: a fresh clone has no packages until the start has installed them
  const { bundleBackend } = await import('./backend-bundle.mjs');
  return run('backend', ['--enable-source-maps', await bundleBackend()], env);
}

export function startPortal(env, { port, host, dev = false }) {
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const mode = dev ? ['dev', '--webpack'] : ['start'];
  return run('portal', [next, ...mode, '-p', String(port), '-H', host], {
    ...env,
    NODE_ENV: dev ? 'development' : 'production',
  });
}

async function stopAll(code) {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  const deadline = Date.now() + 8000;
  while (children.size > 0 && Date.now() < deadline) await new Promise((next) => setTimeout(next, 50));
  for (const child of children) child.kill('SIGKILL');
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0));

/** Waits for a 200; the first start fills the demo world, so it may take a while. */
export async function waitFor(address, seconds) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  console.error(`\n✗ ${address} did not answer within ${seconds} s.\n`);
  await stopAll(1);
}
