// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from './service-request';

vi.mock('server-only', () => ({}));

const LIMIT_MS = 400;
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: string[];
let service: typeof module;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request.method ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('API_TIMEOUT_MS', String(LIMIT_MS));
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  service = await import('./service-request');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = (method = 'GET', headers: Record<string, string> = {}) =>
  service.serviceText({ service: 'core', method, path: '/v1/x', headers });

test('an answer is read whole', async () => {
  answer = (_request, response) => response.writeHead(201).end('да');
  expect(await ask()).toMatchObject({ status: 201, text: 'да' });
});

test('a body that stalls is over at the same deadline as a head that never comes', async () => {
  answer = (_request, response) => response.writeHead(200).write('{');
  const started = performance.now();
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnreachable', timedOut: true });
  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 2);
  answer = () => undefined;
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnreachable', timedOut: true });
});

test('a slow head leaves the body what is left of the time', async () => {
  answer = (_request, response) => {
    setTimeout(() => response.writeHead(200).write('{'), LIMIT_MS * 0.7);
  };
  const started = performance.now();
  await expect(ask()).rejects.toMatchObject({ timedOut: true });
  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 1.5);
});

test('a body that breaks off is a service that is away', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  };
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnreachable', timedOut: false });
});

/** A connection is kept, and breaks when it is used again: perhaps after the service had worked. */
async function onBrokenConnection(method: string, headers?: Record<string, string>): Promise<unknown> {
  answer = (_request, response) => response.end('kept');
  await ask();
  answer = ({ socket }) => {
    answer = (_request, later) => later.end('again');
    socket.resetAndDestroy();
  };
  seen = [];
  return ask(method, headers).then(
    ({ text }) => text,
    (error: unknown) => error,
  );
}

test.each([
  ['GET', {}],
  ['HEAD', {}],
  ['POST', { 'idempotency-key': 'k' }],
])('%s %j goes once more over a new connection', async (method, headers) => {
  expect(await onBrokenConnection(method, headers)).toBe(method === 'HEAD' ? '' : 'again');
  expect(seen).toEqual([method, method]);
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])(
  '%s without a key is done once, and said to have failed',
  async (method) => {
    expect(await onBrokenConnection(method)).toMatchObject({ name: 'ServiceUnreachable', timedOut: false });
    expect(seen).toEqual([method]);
  },
);
