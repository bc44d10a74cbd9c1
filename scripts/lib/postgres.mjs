import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fail } from './console.mjs';
import { onPath } from './on-path.mjs';

function find() {
  const onThePath = onPath(['initdb']);
  if (onThePath) return path.dirname(onThePath);
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return undefined;
  return readdirSync(debian)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${debian}/${version}/bin`)
    .find((bin) => existsSync(`${bin}/initdb`));
}

/**
 * The folder of PostgreSQL's programs: one that is there, else Debian's package when root. Mandatory when
 * CI=true; elsewhere its tests are left out, said in one line.
 */
export function ensurePostgres() {
  const there = find();
  if (there) return there;
  if (process.getuid?.() === 0) {
    console.log('No PostgreSQL here: installing Debian’s package …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit' });
    const installed = find();
    if (installed) return installed;
  }
  if (process.env.CI === 'true') fail('PostgreSQL is mandatory in CI and could not be installed.');
  console.log('No PostgreSQL: its tests are left out (install one, or run as root on Debian).');
  return undefined;
}
