import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
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

test('a server that says nothing is given up', { timeout: 5000 }, async () => {
  const held = new Set<Socket>();
  const server = createServer((socket) => void held.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `smtp://127.0.0.1:${String(port)}?greetingTimeout=100`;
  const mailer = makeMailer(readConfig({ DATA_DIR: folder, SMTP_URL: address }), pino({ level: 'silent' }));
  await expect(mailer.send({ to: 'a@b.example', subject: 'x', text: 'x' })).rejects.toThrow(/greeting/i);
  held.forEach((socket) => socket.destroy());
  server.close();
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
