import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepLastRun } from './last-run.mjs';

let root = '';
const at = (name: string) => path.join(root, name);
const keep = (engine = 'pglite') => keepLastRun({ root, folder: at('.cache/tests'), engine });

/** Later than whatever was written before: two writes may share a moment of the file system. */
function write(name: string, words: string): void {
  writeFileSync(at(name), words);
  const later = new Date(Date.now() + 10_000);
  utimesSync(at(name), later, later);
}

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'last-run-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(at('.gitignore'), '.cache/\n');
  for (const name of ['0001.sql', 'rule.ts', 'README.md']) writeFileSync(at(name), 'old');
  await keep();
  writeFileSync(at('.cache/tests/records'), 'passed');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a module and prose leave the records: the test runner and the guards see them', async () => {
  write('rule.ts', 'new');
  write('README.md', 'new');
  expect([await keep(), existsSync(at('.cache/tests/records'))]).toEqual([true, true]);
});

test.each([
  ['an asset', () => write('0001.sql', 'new')],
  ['a new asset', () => write('0002.sql', 'new')],
  ['an asset that went', () => rmSync(at('0001.sql'))],
  ['a folder without Git', () => rmSync(at('.git'), { recursive: true })],
])('%s: nothing that passed counts', async (_what, change) => {
  change();
  expect([await keep(), existsSync(at('.cache/tests/records'))]).toEqual([false, false]);
});

test('another engine: nothing that passed counts', async () => {
  mkdirSync(at('.cache/tests'), { recursive: true });
  expect([await keep('postgres'), existsSync(at('.cache/tests/records'))]).toEqual([false, false]);
});
