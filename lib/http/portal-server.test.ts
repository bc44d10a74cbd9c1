import { connect, type AddressInfo, type Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import { LINGER_MS } from './limits';
import type { Limits } from './places';
import { portalServer } from './portal-server';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let reached: IncomingMessage[];
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ok = (_request: IncomingMessage, response: ServerResponse) => void response.end('ok');

async function listen(
  answer: Answer = ok,
  trusted: string[] = [],
  secure = false,
  places?: Limits,
): Promise<number> {
  reached = [];
  server = portalServer(
    async (request, response) => {
      reached.push(request);
      answer(request, response);
    },
    { trusted, secure, dev: false, ...(places ? { places } : {}) },
  );
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** What the server says to these bytes, until it ends the connection or says no more. */
function say(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (part) => (said += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}
const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: portal.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

test('what a stranger writes is replaced by where they are', async () => {
  const port = await listen();
  await say(port, head('GET /', 'X-Forwarded-For: 203.0.113.9'));
  expect(reached[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('a trusted balancer says who called, read from the right', async () => {
  const port = await listen(ok, ['127.0.0.1']);
  await say(port, head('GET /', 'X-Forwarded-For: 198.51.100.1, 203.0.113.9'));
  expect(reached[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

test.each([
  ['GET /%E0%A4%A', 400, 'text/html'],
  ['GET /api/%00', 400, 'application/vnd.api+json'],
  ['TRACE /', 405, 'text/html'],
  ['POST /lk', 405, 'text/html'],
])('%s never reaches the framework', async (line, status, type) => {
  const said = await say(await listen(), head(line));
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(said).toContain(`content-type: ${type}`);
  expect(said.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(reached).toEqual([]);
});

test.each([
  ['both framings', ['Content-Length: 3', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 3', 'Content-Length: 4']],
  ['an unknown coding', ['Transfer-Encoding: xchunked']],
  ['coding that ends otherwise', ['Transfer-Encoding: chunked, identity']],
  ['a length that is none', ['Content-Length: +3']],
])('a body with %s is refused before the framework', async (_name, headers) => {
  const said = await say(await listen(), `${head('POST /api/v1/x', ...headers)}abc`);
  expect(said).toMatch(/^HTTP\/1.1 400 /);
  expect(reached).toEqual([]);
});

test('a head past its limit is refused', async () => {
  const said = await say(await listen(), head('GET /', `X-Long: ${'a'.repeat(20_000)}`));
  expect(said).toMatch(/^HTTP\/1.1 431 /);
});

test('a cookie that holds a NUL is cleared, the others go on', async () => {
  const said = await say(await listen(), head('GET /', 'Cookie: a=1; token=x%00y'));
  expect(reached[0]?.headers.cookie).toBe('a=1');
  expect(said).toContain('set-cookie: token=; Path=/; Max-Age=0; HttpOnly; SameSite=lax');
});

test('a body that goes on after the answer is not waited for', TIMED, async () => {
  const port = await listen();
  const began = performance.now();
  const said = await say(port, `POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc`);
  expect(said).toMatch(/^HTTP\/1.1 200 /);
  expect(performance.now() - began).toBeLessThan(2900);
});

test('one network holds its share of the connections, and gives them back', async () => {
  const port = await listen(ok, [], false, { each: 2, all: 10 });
  const hold = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
    });
  const [first, second] = [await hold(), await hold()];
  expect(await say(port, head('GET /'))).toBe('');
  first.destroy();
  await expect.poll(() => say(port, head('GET /'))).toContain('200 OK');
  second.destroy();
});

test('a trusted balancer holds as many as it needs', async () => {
  const port = await listen(ok, ['127.0.0.1'], false, { each: 1, all: 1 });
  const said = await Promise.all(Array.from({ length: 4 }, () => say(port, head('GET /'))));
  expect(said.every((text) => text.includes('200 OK'))).toBe(true);
});

test('a refused body that comes after all leaves its connection to the next request', async () => {
  const port = await listen((request, response) => {
    if (request.method === 'POST') response.end('early');
    else setTimeout(() => response.end('late'), LINGER_MS + 300);
  });
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (part) => (said += part.toString()));
  socket.write('POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n');
  await expect.poll(() => said).toContain('early');
  socket.write('abcGET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => said, { timeout: 5000 }).toContain('late');
  socket.destroy();
});

test('a refused body whose caller left is nothing to end', async () => {
  const port = await listen((request, response) => {
    response.end('early');
    // as Node leaves a request that it has given up
    setTimeout(() => Object.assign(request, { socket: null }), 50);
  });
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, LINGER_MS + 200));
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});

test('an upgrade that nobody offers is answered plainly', async () => {
  const port = await listen();
  const said = await say(
    port,
    head('GET /', 'Upgrade: h2c').replace('Connection: close', 'Connection: Upgrade, close'),
  );
  expect(said).toContain('200 OK');
});

test('a range of a file of the build is not passed on', async () => {
  const port = await listen();
  await say(port, head('GET /icons.svg', 'Range: bytes=7000-'));
  await say(port, head('GET /media/a.mp4', 'Range: bytes=7000-'));
  expect(reached.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=7000-']);
});

test('a trusted balancer has no limit of connections, however its address is written', async () => {
  const port = await listen(ok, ['::ffff:127.0.0.1'], false, { each: 1, all: 1 });
  const held = connect(port, '127.0.0.1');
  await new Promise((done) => held.once('connect', done));
  expect(await say(port, head('GET /', 'X-Forwarded-For: 203.0.113.9'))).toContain('200 OK');
  expect(reached[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  held.destroy();
});

test('HSTS is said where cookies are secure', async () => {
  expect((await say(await listen(ok, [], true), head('GET /'))).toLowerCase()).toContain(
    'strict-transport-security',
  );
});

test('a handler that fails answers 500 and ends', async () => {
  const port = await listen(() => {
    throw new Error('on purpose');
  });
  expect(await say(port, head('GET /'))).toMatch(/^HTTP\/1.1 500 /);
});

test('nor is half of a page given for a whole one', async () => {
  const port = await listen((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(`<html><body>${'<p>половина</p>'.repeat(200)}`);
    throw new Error('on purpose');
  });
  const answer = await say(port, head('GET /', 'accept-encoding: gzip'));
  expect(answer).toMatch(/^HTTP\/1.1 500 /);
  expect(answer.toLowerCase()).not.toContain('content-encoding');
  expect(answer).not.toContain('половина');
});
