import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders that may hold `initdb` and `postgres`, the newest version first. */
function folders(): string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

/** Folder with PostgreSQL's programs. */
export function findBin(): string | undefined {
  return folders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
    });
  } catch {
    // without a network there is no package: the caller reports what is missing.
  }
}

/** Why PostgreSQL cannot be used here; undefined when it can. Installs the package if permitted. */
export function postgresMissing(): string | undefined {
  if (findBin()) return undefined;
  install();
  if (findBin()) return undefined;
  const reason = 'PostgreSQL is not installed (no initdb in PATH or /usr/lib/postgresql).';
  if (process.env.CI) throw new Error(`${reason} It is mandatory with CI set.`);
  return reason;
}

/** User that runs PostgreSQL, which refuses to run as root: the package's user, else nobody. */
export function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return {};
}
