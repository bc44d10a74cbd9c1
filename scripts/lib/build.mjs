import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './console.mjs';

/** Files and folders that the portal's build reads, without tests. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'api',
  'styles',
  'public',
  'worker',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/lib/pure-endpoints.mjs',
  'scripts/lib/class-names.mjs',
  'scripts/lib/page-code.mjs',
  'scripts/lib/first-styles.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** Files that the build writes into public. */
const GENERATED = /^(sw|workbox-|worker-|fallback-|swe-worker-)/;
/** Names of these files in the worker. */
const NAMED = /\b(?:workbox|worker|fallback|swe-worker)-[\w-]+\.js\b/g;

/** Fingerprint of everything the portal's build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const walk = (name) => {
    const full = path.join(root, name);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const entry of readdirSync(full).sort()) {
        if (!(name === 'public' && GENERATED.test(entry))) walk(path.join(name, entry));
      }
    } else if (!/\.test\.tsx?$/.test(name)) {
      hash.update(name).update('\0').update(readFileSync(full)).update('\0');
    }
  };
  SOURCES.forEach(walk);
  return hash.digest('hex');
}

/**
 * Whether the build's files in `folder` (public) exist: the worker and every file that it names. They may be missing
 * while the build's own folder is kept.
 */
export function hasWorker(folder) {
  const worker = path.join(folder, 'sw.js');
  if (!existsSync(worker)) return false;
  const named = readFileSync(worker, 'utf8').match(NAMED) ?? [];
  return named.every((name) => existsSync(path.join(folder, name)));
}

/** Builds the portal when its sources have changed since the last build, or when a part of that build is missing. */
export function ensureBuilt(variables) {
  const mark = path.join(root, '.next', 'sources.sha256');
  const now = fingerprint();
  const known = existsSync(mark) && readFileSync(mark, 'utf8') === now;
  if (known && hasWorker(path.join(root, 'public'))) return;
  console.log('Building the portal (a minute or two, only when sources change) …');
  const done = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'build', '--webpack'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...variables, NODE_ENV: 'production', SOURCES_ID: now.slice(0, 20) },
    },
  );
  if (done.status !== 0) fail('The build failed: see the lines above.');
  writeFileSync(mark, now);
}
