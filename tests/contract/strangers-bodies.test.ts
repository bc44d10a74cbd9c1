// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drippingBody } from '../helpers/dripping-body';
import type * as module from '@/api/session/forward';

vi.mock('server-only', () => ({}));
vi.mock('@/api/session/portal-log', () => ({ portalLog: () => undefined }));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => undefined }) }));

let services: Server;
let forward: typeof module.forward;
beforeAll(async () => {
  services = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((done) => void services.listen(0, '127.0.0.1', done));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((services.address() as AddressInfo).port)}`);
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  ({ forward } = await import('@/api/session/forward'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  services.closeAllConnections();
  await new Promise((done) => services.close(done));
});

type Post = (request: Request) => Promise<Response>;
const PATH = '/api/v1/registration';

/** A stranger's body that ends when it is told to; `met`: what became of it before that, `reads` or a status. */
function send(address: string, path = PATH, post: Post = forward) {
  const { body, isRead, end } = drippingBody();
  const init = { method: 'POST', body, duplex: 'half', headers: { 'x-forwarded-for': address } };
  const answered = post(new Request(`http://portal.example${path}`, init));
  const status = answered.then((answer) => answer.status);
  return { status, met: Promise.race([isRead, status]), end };
}
type Sent = ReturnType<typeof send>;

const many = (count: number, address: string, path?: string, post?: Post): Sent[] =>
  Array.from({ length: count }, () => send(address, path, post));

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
  const beside = [send(network(4)), send('2001:db8:8::1'), send('198.51.100.7')];
  expect(await refusedOf(beside)).toBe(0);
  const all = [...first, ...rest, ...beside];
  for (const { end } of all) end();
  const statuses = await Promise.all(all.map(({ status }) => status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  // the fifth network has the place of one that held 64
  expect(statuses.filter((status) => status === 408)).toHaveLength(1);
  // every place was given back
  const again = many(64, network(4));
  expect(await refusedOf(again)).toBe(0);
  for (const { end } of again) end();
});

test('signing in and unsubscribing take places of the same share', async () => {
  const [signIn, unsubscribe] = [
    await import('@/app/api/session/route'),
    await import('@/app/api/unsubscribe/route'),
  ];
  const address = '198.51.100.8';
  const sent = [
    ...many(30, address, '/api/session', signIn.POST),
    ...many(30, address, '/api/unsubscribe?token=x', unsubscribe.POST),
    ...many(4, address),
  ];
  expect(await refusedOf(sent)).toBe(0);
  const over = [
    send(address, '/api/session', signIn.POST),
    send(address, '/api/unsubscribe?token=x', unsubscribe.POST),
    send(address),
  ];
  expect(await Promise.all(over.map(({ met }) => met))).toEqual([429, 429, 429]);
  for (const { end } of sent) end();
  await Promise.all(sent.map(({ status }) => status));
});
