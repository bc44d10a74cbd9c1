import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from './console.mjs';
import { makeSupervisor } from './supervise.mjs';

const PARENT = path.join(root, 'tests/helpers/supervised.mjs');
const END_WITH_PARENT = path.join(root, 'scripts/lib/end-with-parent.mjs');
const STAYS = 'setInterval(() => undefined, 1000);';
const DISOBEYS = "process.on('SIGTERM', () => undefined);";

// each starts several processes: seconds where the machine is busy
vi.setConfig({ testTimeout: 60_000 });

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** So many lines of the process, each a process id. */
async function idsOf(child: ChildProcess, count: number): Promise<number[]> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const ids = text.trim().split('\n').map(Number);
    if (ids.length >= count) return ids;
  }
  throw new Error(`The process ended: ${text}`);
}

/** A supervisor of one child, with short times; what it logs, and the code it gives up with. */
function supervise(script: string, times: Record<string, number> = {}) {
  const lines: string[] = [];
  let giveUp: (code: number) => void;
  const gaveUp = new Promise<number>((resolve) => (giveUp = resolve));
  const log = (line: string) => void lines.push(line);
  const options = { firstDelay: 10, longestDelay: 40, settled: 60_000, grace: 300, ...times };
  const { run, stop } = makeSupervisor({ gaveUp: (code: number) => giveUp(code), log, ...options });
  return { lines, gaveUp, stop, child: run('backend', ['-e', script], process.env) };
}

test.concurrent('kill -9 of the parent ends its children, the disobedient too', async () => {
  const parent = spawn(process.execPath, [PARENT, '', DISOBEYS], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(parent);
  const children = await idsOf(parent, 2);
  expect(children.every(isAlive)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => children.some(isAlive), { timeout: 30_000 }).toBe(false);
});

test.concurrent('a parent that holds a pipe is watched as well', async () => {
  const script = `
    const env = { ...process.env, END_WITH_PARENT_FD: '3' };
    const args = ['--import', ${JSON.stringify(END_WITH_PARENT)}, '-e', 'console.log(String(process.pid));${STAYS}'];
    require('node:child_process').spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(parent);
  const [child = 0] = await idsOf(parent, 1);
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(child), { timeout: 30_000 }).toBe(false);
});

test.concurrent('a child with nothing left to do ends although its parent lives', async () => {
  const parent = spawn(process.execPath, ['--import', END_WITH_PARENT, '-e', ''], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, END_WITH_PARENT: '1' },
  });
  started.push(parent);
  expect(await once(parent, 'exit')).toEqual([0, null]);
});

test.concurrent('a child that was ready is started again for ever, ever later, a line each', async () => {
  const { lines, child, stop } = supervise('process.exit(3)');
  child.ready();
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  await stop();
  expect(lines.slice(0, 4)).toEqual(
    [0.01, 0.02, 0.04, 0.04].map((s) => `✗ The backend ended (code 3): starting it again in ${s} s.`),
  );
});

test.concurrent('one that has run for long starts again after the first delay', async () => {
  const { lines, child, stop } = supervise('process.kill(process.pid)', { settled: 0 });
  child.ready();
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  await stop();
  expect(lines[1]).toBe('✗ The backend ended (SIGTERM): starting it again in 0.01 s.');
});

test.concurrent('one that was never ready is given up with its code', async () => {
  const { lines, gaveUp } = supervise('process.exit(7)');
  expect(await gaveUp).toBe(7);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('✗ The backend ended (code 7), as 3 times before it was ready: giving up.');
});

test.concurrent('a stop starts nothing again and waits for nobody longer than it says', async () => {
  const up = path.join(tmpdir(), `supervised-${crypto.randomUUID()}`);
  const { lines, stop } = supervise(
    `${DISOBEYS}${STAYS}require('node:fs').writeFileSync(${JSON.stringify(up)}, '')`,
  );
  await expect.poll(() => existsSync(up), { timeout: 30_000 }).toBe(true);
  rmSync(up);
  const began = Date.now();
  await stop();
  expect(Date.now() - began).toBeGreaterThanOrEqual(299);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(lines).toEqual([]);
});
