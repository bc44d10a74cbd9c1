import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './console.mjs';
import { onPath } from './on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium to test with: the one named by CHROMIUM_PATH, one that is there, Playwright's own, or Debian's
 * package when root. Gives its path, or undefined for Playwright's own.
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
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const installed = onPath(NAMES);
    if (installed) return installed;
  }
  return fail('No Chromium: install one, or name it with CHROMIUM_PATH=/path/to/chromium.');
}
