import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './console.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Runs one tool of node_modules; gives whether it passed and how long it took. */
export function step(name, tool, args, env = {}) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const done = spawnSync(bin(tool), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '1', ...env },
    shell: process.platform === 'win32',
  });
  const seconds = (Date.now() - began) / 1000;
  return { name, passed: done.status === 0, seconds };
}

/** One line a step, then the exit code. */
export function summary(steps) {
  console.log('');
  for (const { name, passed, seconds } of steps) {
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(44)} ${seconds.toFixed(1)} s`);
  }
  return steps.every(({ passed }) => passed);
}
