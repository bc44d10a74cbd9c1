import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleBackend } from '../../scripts/lib/bundle.mjs';
import { freePort } from './free-port';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  child: ChildProcessWithoutNullStreams;
  /** Output so far, both streams. */
  output(): string;
  /** Resolves with the output once it matches; rejects when the process ends first. */
  until(pattern: RegExp): Promise<string>;
  /** Exit code; null after a signal. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs a TypeScript file of the project in its own process. */
export function runScript(file: string, args: string[], env: Record<string, string> = {}): Running {
  return runNode(['--import', 'tsx', file, ...args], env);
}

let bundled: Promise<string> | undefined;

/** Runs the bundled server, as `npm start` does. */
export async function startServer(env: Record<string, string>): Promise<Running> {
  return runNode([await (bundled ??= bundleBackend())], env);
}

function runNode(args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000', ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    output: () => output,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve(output);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`The process ended before ${pattern}: ${output}`)));
      }),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs the real server on a free port; resolves when it listens. */
export async function runServer(env: Record<string, string>): Promise<Running & { url: string }> {
  const port = String(await freePort());
  const base = {
    BACKEND_PORT: port,
    LOG_LEVEL: 'info',
    DEMO_DATA: '0',
    NODE_ENV: 'production',
    // these tests send answers as fast as possible
    LEAST_TIME_SCALE: '0',
    DATABASE_URL: '',
  };
  const running = await startServer({ ...base, ...env });
  await running.until(/backend is ready/);
  return { ...running, url: `http://127.0.0.1:${env.BACKEND_PORT ?? port}` };
}
