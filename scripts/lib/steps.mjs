import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { root } from './console.mjs';

/** Path of a tool in node_modules by its name, or of any program by its path. */
const bin = (name) => path.resolve(root, 'node_modules/.bin', name);

/**
 * Runs one tool of node_modules; returns whether it passed and how long it took. Not `spawnSync`: output of this
 * process to a full pipe is written only while its event loop runs.
 */
export function step(name, tool, args, env = {}) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  return new Promise((resolve) => {
    const end = (code) => resolve({ name, passed: code === 0, seconds: (Date.now() - began) / 1000 });
    const child = spawn(bin(tool), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '1', ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.on('close', end);
  });
}

/** Exits when all output is written. */
export function leave(code) {
  process.stdout.write('', () => process.exit(code));
}

/** Runs one tool and prints its output at its end; returns whether it passed and how long it took. */
function start([name, tool, args, env = {}]) {
  const began = Date.now();
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(bin(tool), args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '1', ...env },
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      console.log(`\n— ${name}\n${Buffer.concat(said).toString().trim()}`);
      resolve({ name, passed: code === 0, seconds: (Date.now() - began) / 1000 });
    });
  });
}

/** Runs tools in parallel, as many at once as the machine has cores (two at least); results keep the given order. */
export async function sideBySide(tools) {
  const waiting = tools.map((tool, place) => [tool, place]);
  const done = [];
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[1]] = await start(next[0]);
  }
  await Promise.all(Array.from({ length: Math.max(2, os.availableParallelism()) }, lane));
  return done;
}

/** Prints one line per step; returns whether all passed. */
export function summary(steps) {
  console.log('');
  for (const { name, passed, seconds } of steps) {
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(44)} ${seconds.toFixed(1)} s`);
  }
  return steps.every(({ passed }) => passed);
}
