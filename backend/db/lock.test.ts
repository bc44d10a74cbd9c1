import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLocked, lockFolder } from './lock';

const STARTS = 4;
const ROUNDS = 2;
const WORKER = join(import.meta.dirname, '../../tests/helpers/lock-worker.ts');
let folder: string;
let started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

/** A process that waits for the word to take the folder, and keeps it until it is killed. */
async function waiting(): Promise<ChildProcess> {
  const child = fork(WORKER, [folder], { execArgv: ['--import', 'tsx'] });
  started.push(child);
  await once(child, 'message');
  return child;
}

async function take(child: ChildProcess): Promise<string> {
  const answer = once(child, 'message');
  child.send('now');
  return String((await answer)[0]);
}

test(
  'however many real processes start at once after a crash, one has the folder',
  { timeout: 120_000 },
  async () => {
    let dead = await waiting();
    expect(await take(dead)).toBe('taken');
    for (let round = 0; round < ROUNDS; round += 1) {
      const racers = await Promise.all(Array.from({ length: STARTS }, waiting));
      const gone = once(dead, 'exit');
      dead.kill('SIGKILL');
      await gone;
      const answers = await Promise.all(racers.map(take));
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'locked')).toHaveLength(STARTS - 1);
      dead = racers[answers.indexOf('taken')] ?? dead;
      for (const racer of racers) if (racer !== dead) racer.kill('SIGKILL');
    }
    expect(readdirSync(folder)).toHaveLength(1);
  },
);

test('a start that read an older state can not claim it: a higher number is there already', () => {
  writeFileSync(join(folder, 'backend.lock.7'), `${process.pid} `);
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  expect(readdirSync(folder)).toEqual(['backend.lock.7']);
});

test.runIf(existsSync('/proc/self/stat'))(
  'a killed process that nobody has waited for holds nothing',
  async () => {
    // the shell becomes a program that never waits for its child
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(shell);
    const pid = Number(String((await once(shell.stdout, 'data'))[0]));
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    const began = stat().split(') ')[1]?.split(' ')[19] ?? '';
    // killed only then: a shell may still wait for a child that has ended before
    await expect.poll(() => readFileSync(`/proc/${String(shell.pid)}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(pid, 'SIGKILL');
    await expect.poll(stat).toMatch(/\) Z /);
    writeFileSync(join(folder, 'backend.lock.3'), `${pid} ${began}`);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual(['backend.lock.4']);
  },
);

test('given back, it can be taken again; an empty or broken one is nobody’s', () => {
  lockFolder(folder)();
  const giveBack = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  giveBack();
  for (const text of ['', 'nothing', '0 0']) {
    const old = join(folder, `old-${text}`);
    mkdirSync(old);
    writeFileSync(join(old, 'backend.lock.99'), text);
    lockFolder(old)();
    expect(readdirSync(old)).toEqual(['backend.lock.100']);
  }
});
