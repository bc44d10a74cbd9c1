// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import type * as module from './server-transport';

vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}));
// as React has it within one request
vi.mock('react', () => ({
  cache: <T>(make: () => T) => {
    let made: { value: T } | undefined;
    return () => (made ??= { value: make() }).value;
  },
}));

const LIMIT_MS = 1000;
let server: Server;
let answer: (response: ServerResponse) => void;
let send: typeof module.serverTransport;
beforeEach(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('API_TIMEOUT_MS', String(LIMIT_MS));
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  ({ serverTransport: send } = await import('./server-transport'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = () => send({ service: 'core', method: 'GET', path: '/v1/x', headers: {} });

test('calls of a page that follow one another have one deadline together', TIMED, async () => {
  answer = (response) => void setTimeout(() => response.end('{}'), LIMIT_MS * 0.6);
  expect(await ask()).toMatchObject({ status: 200 });
  // by itself it would be in time
  await expect(ask()).rejects.toMatchObject({ name: 'CallError', status: 504 });
});

test.each([
  ['never answers', () => undefined],
  ['sends a head and no body', (response: ServerResponse) => response.writeHead(200).flushHeaders()],
  [
    'drips',
    (response: ServerResponse) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drops));
    },
  ],
])('a service that %s is given up in time', TIMED, async (_, way) => {
  answer = way;
  const began = performance.now();
  await expect(ask()).rejects.toMatchObject({ name: 'CallError', status: 504 });
  expect(performance.now() - began).toBeLessThan(LIMIT_MS * 6);
});
