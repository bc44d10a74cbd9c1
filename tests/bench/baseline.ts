import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.cache/bench-empty');
const NEXT = resolve('node_modules/next/dist/bin/next');

const FILES: Record<string, string> = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { outputFileTracingRoot: ${JSON.stringify(FOLDER)}, poweredByHeader: false };`,
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="ru"><body>{children}</body></html>; }',
  'app/page.js':
    "import { headers } from 'next/headers';\nexport default async function Page() { await headers(); return <p>Пусто</p>; }",
};

export interface Baseline {
  address: string;
  pid: number;
  stop: () => void;
}

/** Builds and starts an empty dynamic page of the same Next: the reference of every figure. */
export async function startBaseline(port: number): Promise<Baseline> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text);
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const built = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: FOLDER,
    env,
    stdio: 'pipe',
  });
  if (built.status !== 0) throw new Error(`The empty app did not build:\n${String(built.stderr)}`);
  const args = [NEXT, 'start', '-p', String(port), '-H', 'localhost'];
  const child: ChildProcess = spawn(process.execPath, args, { cwd: FOLDER, env, stdio: 'ignore' });
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((next) => setTimeout(next, 100));
  }
  return { address, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}
