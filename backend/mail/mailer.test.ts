import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config';
import { LetterRefused, makeMailer, tidyLetters } from './mailer';

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
  await expect(mailer.send({ to: 'a@b.example', subject: 'x', text: 'x' })).rejects.toThrow(/ETIMEDOUT/);
  held.forEach((socket) => socket.destroy());
  server.close();
});

/** Takes everything but what `answers` says; its words repeat the recipient, as real ones do. */
async function refusedBy(answers: Record<string, string>): Promise<unknown> {
  const said = (line: string) => answers[line.split(' ')[0] ?? ''] ?? (line === 'DATA' ? '354 go' : '250 OK');
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data: Buffer) => {
      for (const line of String(data).split('\r\n')) {
        if (/^(EHLO|HELO|MAIL|RCPT|DATA|\.)/.test(line)) socket.write(`${said(line)}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${String(port)}` });
  const mailer = makeMailer(config, pino({ level: 'silent' }));
  const letter = { to: 'anna@apteka.ru', subject: 'x', text: 'x' };
  return mailer
    .send(letter)
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(() => void server.close());
}

test.each([
  ['an unknown recipient', { RCPT: '550 5.1.1 <anna@apteka.ru>: user unknown' }, 'EENVELOPE 550', true],
  ['a letter it will not have', { '.': '554 spam for <anna@apteka.ru>' }, 'EMESSAGE 554', true],
  ['a full box', { RCPT: '452 <anna@apteka.ru> over quota' }, 'EENVELOPE 452', false],
  ['a portal that is not let in', { EHLO: '530 anna@apteka.ru, no', HELO: '530 no' }, null, false],
])(
  '%s: only codes are kept of what the server says',
  { timeout: 15_000 },
  async (_, answers, code, isFinal) => {
    const error = await refusedBy(answers as Record<string, string>);
    expect(error).toBeInstanceOf(LetterRefused);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('anna');
    expect((error as LetterRefused).isFinal).toBe(isFinal);
    if (code) expect((error as LetterRefused).message).toBe(`the mail server did not take it: ${code}`);
  },
);

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
