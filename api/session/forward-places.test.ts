// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as module from './forward';

vi.mock('server-only', () => ({}));
vi.mock('./portal-log', () => ({ portalLog: () => undefined }));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => undefined }) }));

let services: Server;
let forward: typeof module.forward;
beforeAll(async () => {
  services = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((done) => void services.listen(0, '127.0.0.1', done));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((services.address() as AddressInfo).port)}`);
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  ({ forward } = await import('./forward'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  services.closeAllConnections();
  await new Promise((done) => services.close(done));
});

/** A stranger's body that ends when it is told to; `met`: what became of it before that, `reads` or a status. */
function send(address: string) {
  let end = () => undefined as void;
  let isRead = () => undefined as void;
  const reads = new Promise<'reads'>((done) => {
    isRead = () => done('reads');
  });
  // asked for nothing before somebody reads it
  const body = new ReadableStream<Uint8Array>(
    {
      start: (sender) => void (end = () => sender.close()),
      pull: () => isRead(),
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half', headers: { 'x-forwarded-for': address } };
  const answered = forward(new Request('http://portal.example/api/v1/registration', init));
  const status = answered.then((answer) => answer.status);
  return { status, met: Promise.race([reads, status]), end };
}
type Sent = ReturnType<typeof send>;

const many = (count: number, address: string): Sent[] => Array.from({ length: count }, () => send(address));

async function refusedOf(sent: readonly Sent[]): Promise<number> {
  const met = await Promise.all(sent.map((one) => one.met));
  expect(met.filter((one) => one !== 'reads' && one !== 429)).toEqual([]);
  return met.filter((one) => one === 429).length;
}

test('bodies of strangers: 64 of one network, 256 of one /48, and those beside it have theirs', async () => {
  const network = (number: number) => `2001:db8:7:${String(number)}::1`;
  const first = many(65, network(0));
  expect(await refusedOf(first)).toBe(1);
  const rest = [1, 2, 3].flatMap((number) => many(64, network(number)));
  expect(await refusedOf(rest)).toBe(0);
  expect(await send(network(4)).met).toBe(429);
  const beside = [send('2001:db8:8::1'), send('198.51.100.7')];
  expect(await refusedOf(beside)).toBe(0);
  const all = [...first, ...rest, ...beside];
  for (const { end } of all) end();
  const statuses = await Promise.all(all.map(({ status }) => status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  // every place was given back
  const again = many(64, network(4));
  expect(await refusedOf(again)).toBe(0);
  for (const { end } of again) end();
});
