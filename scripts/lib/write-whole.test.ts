// @vitest-environment node
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.mjs';

const folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('whoever has a file open reads it whole while it is written anew', async () => {
  const file = join(folder, 'made', 'a.mjs');
  await writeWhole(file, 'old');
  const open = openSync(file, 'r');
  await Promise.all(['new', 'new', 'new'].map((words) => writeWhole(file, words)));
  expect(readFileSync(open, 'utf8')).toBe('old');
  closeSync(open);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'made'))).toEqual(['a.mjs']);
});

test('what is the same already is not written', async () => {
  const file = join(folder, 'a.mjs');
  await writeWhole(file, 'same');
  const { ino } = statSync(file);
  await writeWhole(file, Buffer.from('same'));
  expect(statSync(file).ino).toBe(ino);
});
