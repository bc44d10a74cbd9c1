import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './console.mjs';
import { onPath } from './on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env });
}

/**
 * Finds a Chromium for tests: the one in CHROMIUM_PATH, an installed one, Playwright's own, or as root Debian's
 * package. Returns its path, or undefined for Playwright's own.
 *
 * @returns {string | undefined}
 */
export function ensureChromium() {
  const there = process.env.CHROMIUM_PATH || onPath(NAMES) || (existsSync(MAC) ? MAC : undefined);
  if (there) return there;
  console.log('No Chromium here: trying Playwright’s own …');
  const own = spawnSync(path.join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], {
    stdio: 'ignore',
    timeout: 240_000,
  });
  if (own.status === 0) return undefined;
  if (process.getuid?.() === 0) {
    console.log('… not to be had; installing Debian’s package …');
    install('chromium');
    const installed = onPath(NAMES);
    if (installed) return installed;
  }
  return fail('No Chromium: install one, or name it with CHROMIUM_PATH=/path/to/chromium.');
}

const SHELL = 'chromium-headless-shell';

/**
 * Finds or installs Debian's headless shell, a Chromium without windows; it shows no notifications. Undefined when it
 * is not available, and when CHROMIUM_PATH names the browser.
 *
 * @returns {string | undefined}
 */
export function ensureShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!onPath([SHELL]) && process.getuid?.() === 0 && existsSync('/etc/debian_version')) install(SHELL);
  return onPath([SHELL]);
}
