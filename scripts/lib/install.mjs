import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fail, root } from './console.mjs';

const FLOOR = [20, 19];

/** Stops with one line when this Node is older than the packages need. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1])) return;
  fail(`Node ${process.versions.node} is too old: install Node ${FLOOR.join('.')} or newer.`);
}

/** Installs the packages when there are none, or the lock file is newer than what is installed. */
export function ensureInstalled() {
  const marker = `${root}/node_modules/.package-lock.json`;
  const lock = `${root}/package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs - 1000) return;
  // not `npm ci`: it refuses a lock file made where other systems' optional binaries could not be had
  console.log('Installing packages (once, about a minute) …');
  const done = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (done.status !== 0) fail('npm install failed: see the lines above, then run the command again.');
  // a fresh checkout's lock file may be younger than the archive's own times
  spawnSync('node', ['-e', `require('fs').utimesSync(${JSON.stringify(marker)}, new Date(), new Date())`]);
}
