// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as module from './forward-file';

vi.mock('server-only', () => ({}));

/** More than what buffers of a connection take: an answer that nobody reads does not end by itself. */
const LARGE = Buffer.alloc(1024 * 1024);
let server: Server;
let forwardFile: typeof module.forwardFile;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-length': LARGE.length });
    response.end(request.method === 'HEAD' ? undefined : LARGE);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  ({ forwardFile } = await import('./forward-file'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = (method: string) =>
  forwardFile(
    new Request('http://portal.example/media/a.webp', {
      method,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    }),
  );

test('files asked for by HEAD give their places back, although nobody reads them', async () => {
  const heads: Response[] = [];
  for (let round = 0; round < 150; round += 1) heads.push(await ask('HEAD'));
  expect(heads.filter(({ status }) => status !== 200)).toEqual([]);
  const file = await ask('GET');
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, LARGE.length]);
});

test('a reader who leaves gives the place back', async () => {
  for (let round = 0; round < 150; round += 1) {
    const file = await ask('GET');
    expect(file.status).toBe(200);
    await file.body?.cancel();
  }
});
