import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fail, root } from './console.mjs';

const FLOOR = [20, 19];

/** Exits with one line when this Node is older than the packages need. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1])) return;
  fail(`Node ${process.versions.node} is too old: install Node ${FLOOR.join('.')} or newer.`);
}

/** Installs the packages when they are missing, or older than the lock file. */
export function ensureInstalled() {
  const marker = `${root}/node_modules/.package-lock.json`;
  const lock = `${root}/package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs - 1000) return;
  // not `npm ci`: it refuses a lock file made where optional binaries of other systems were not available
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
  // the lock file of a fresh checkout may be newer than the times inside the archive
  spawnSync('node', ['-e', `require('fs').utimesSync(${JSON.stringify(marker)}, new Date(), new Date())`]);
}
