import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

/** Modules, whose changes the test runner detects, and prose, which only tests read that always run. */
const SEEN = /\.(tsx?|css|md)$/;

/**
 * Fingerprint of files that tests read but no module imports: migrations, pictures, settings, packages, scripts.
 * Without Git it is different each time.
 *
 * @param {string} root
 * @returns {string}
 */
function assetsOf(root) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return randomUUID();
  const hash = createHash('sha256');
  for (const name of listed.stdout
    .split('\0')
    .filter((one) => one && !SEEN.test(one))
    .sort()) {
    const at = lstatSync(path.join(root, name), { throwIfNoEntry: false });
    hash.update(`${name} ${at ? `${String(at.size)} ${String(at.mtimeMs)}` : 'gone'}\n`);
  }
  return hash.digest('hex');
}

/**
 * Deletes records of passed tests when something changed that the test runner cannot detect: an asset, the engine,
 * Node.
 *
 * @param {{ root: string, folder: string, engine: string }} run `folder`: where the test runner stores its records
 * @returns {Promise<boolean>} whether records of an earlier run may be used
 */
export async function keepLastRun({ root, folder, engine }) {
  const print = `${process.version} ${engine} ${assetsOf(root)}`;
  const kept = path.join(folder, 'made-with');
  if (existsSync(kept) && readFileSync(kept, 'utf8') === print) return true;
  rmSync(folder, { recursive: true, force: true });
  await writeWhole(kept, print);
  return false;
}
