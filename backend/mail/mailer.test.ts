import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config';
import { makeMailer, tidyLetters } from './mailer';

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 864e5);
let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'letters-'))));
afterEach(() => rm(folder, { recursive: true }));

async function written(): Promise<string> {
  const mailer = makeMailer(readConfig({ DATA_DIR: folder }), pino({ level: 'silent' }));
  await mailer.send({ to: 'anna@portal.example', subject: 'Письмо', text: 'Ссылка' });
  const names = await readdir(join(folder, 'mail'));
  return join(folder, 'mail', names.at(-1) ?? '');
}

test('a written letter is for the owner of the data folder alone', async () => {
  expect((await stat(await written())).mode & 0o777).toBe(0o600);
});

test('letters go after a week, nothing else does', async () => {
  const old = await written();
  await utimes(old, daysAgo(8), daysAgo(8));
  const kept = join(folder, 'mail', 'README');
  await writeFile(kept, '');
  await utimes(kept, daysAgo(8), daysAgo(8));
  await tidyLetters({ DATA_DIR: folder }, NOW);
  expect(await readdir(join(folder, 'mail'))).toEqual(['README']);
  const fresh = await written();
  await tidyLetters({ DATA_DIR: folder }, NOW);
  await expect(stat(fresh)).resolves.toBeTruthy();
});

test('a folder without letters is no error', async () => {
  await expect(tidyLetters({ DATA_DIR: folder }, NOW)).resolves.toBeUndefined();
});
