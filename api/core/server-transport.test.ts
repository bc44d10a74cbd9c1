// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import type * as module from './server-transport';

vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => incoming,
}));

const LIMIT_MS = 1000;
let server: Server;
let answer: (response: ServerResponse) => void;
let send: typeof module.serverTransport;
/** Next gives one object for a request. */
let incoming: Headers;
let asked = 0;
beforeEach(async () => {
  incoming = new Headers();
  asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
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

test(
  'past its deadline a page asks nobody, whatever is rendered anew of it; another request does',
  TIMED,
  async () => {
    answer = () => undefined;
    await expect(ask()).rejects.toMatchObject({ status: 504 });
    expect(asked).toBe(1);
    await expect(ask()).rejects.toMatchObject({ status: 504 });
    expect(asked).toBe(1);
    incoming = new Headers();
    answer = (response) => response.end('{}');
    expect(await ask()).toMatchObject({ status: 200 });
  },
);

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
