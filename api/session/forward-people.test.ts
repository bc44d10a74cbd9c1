// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signClaim } from '@/lib/session/claim';
import { drippingBody } from '@/tests/helpers/dripping-body';
import type * as module from './forward';

type Cookies = Record<string, string>;
const jar = vi.hoisted(() => ({ of: null as AsyncLocalStorage<Cookies> | null }));
vi.mock('server-only', () => ({}));
vi.mock('./portal-log', () => ({ portalLog: () => undefined }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = jar.of?.getStore()?.[name];
      return value === undefined ? undefined : { value };
    },
    set: () => undefined,
  }),
}));

const SECRET = 'a secret of thirty-two characters at least';
const ORDER = '/api/v1/order/edit-item';
const AVATAR = '/api/inetstudio/acl-package/v1/users/7/avatar';
/** Larger than what is read whole: it passes through. */
const UPLOAD = 2 * 1024 * 1024;

let services: Server;
let asked: string[];
let forward: typeof module.forward;
beforeAll(async () => {
  jar.of = new AsyncLocalStorage<Cookies>();
  services = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isOver = request.url?.includes('refresh');
    request.resume().on('end', () => response.writeHead(isOver ? 401 : 200).end('{}'));
  });
  await new Promise<void>((done) => void services.listen(0, '127.0.0.1', done));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((services.address() as AddressInfo).port)}`);
  vi.stubEnv('SESSION_SECRET', SECRET);
  ({ forward } = await import('./forward'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  services.closeAllConnections();
  await new Promise((done) => services.close(done));
});
beforeEach(() => {
  asked = [];
});

async function claimOf(id: string): Promise<string> {
  const viewer = { id, roles: [], permissions: [], chainLocked: false };
  const freshUntil = Date.now() / 1000 + 3600;
  return signClaim({ viewer, brands: [], waveOpen: true, freshUntil }, SECRET, 3600);
}
const sessionOf = async (id: string): Promise<Cookies> => ({
  token: `token of ${id}`,
  tokenAge: String(Date.now() + 3_600_000),
  claim: await claimOf(id),
});

interface Sending {
  path?: string;
  address?: string;
  length?: number;
}

/** A body that has begun; `met`: what became of it before its end, `reads` or a status. */
function send(cookies: Cookies, { path = ORDER, address = '198.51.100.7', length }: Sending = {}) {
  const { body, isRead, end } = drippingBody(new Uint8Array(1));
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  if (length !== undefined) headers['content-length'] = String(length);
  const init = { method: 'POST', body, duplex: 'half', headers };
  const answered = jar.of?.run(cookies, () => forward(new Request(`http://portal.example${path}`, init)));
  const status = (answered ?? Promise.reject(new Error('no jar'))).then((answer) => answer.status);
  return { status, met: Promise.race([isRead, status]), end };
}

/** One that is there at once, with its end. */
async function sendWhole(
  cookies: Cookies,
  { path = ORDER, address = '203.0.113.9', length = 2 }: Sending = {},
) {
  const headers = { 'x-forwarded-for': address, 'content-length': String(length) };
  const init = { method: 'POST', body: new Uint8Array(length), headers };
  const answered = jar.of?.run(cookies, () => forward(new Request(`http://portal.example${path}`, init)));
  return (await answered)?.status;
}

test('a claim that has outlived its session reads no body and asks nobody', async () => {
  const alone = { claim: await claimOf('1') };
  expect(await send(alone).met).toBe(401);
  expect(await send(alone, { path: AVATAR, length: UPLOAD }).met).toBe(401);
  expect(asked).toEqual([]);
});

test('an upload of a session that is over is answered before its file is passed on', async () => {
  const over = { claim: await claimOf('1'), refresh: 'ended' };
  expect(await send(over, { path: AVATAR, length: UPLOAD }).met).toBe(401);
  expect(asked.filter((path) => path.endsWith('/avatar'))).toEqual([]);
});

test.each([
  ['orders', { path: ORDER }, { path: ORDER }, 6],
  ['uploads', { path: AVATAR, length: UPLOAD }, { path: AVATAR, length: UPLOAD }, 3],
] as const)(
  'fifty accounts that drip %s at one address, and fifty at four more, keep nobody from theirs',
  async (_name, dripping, whole, each) => {
    const sent: ReturnType<typeof send>[] = [];
    for (let at = 0; at < 100; at += 1) {
      const cookies = await sessionOf(`${_name} ${String(at)}`);
      const address = at < 50 ? '198.51.100.7' : `198.51.100.${String(10 + (at % 4))}`;
      for (let one = 0; one < each; one += 1) sent.push(send(cookies, { ...dripping, address }));
    }
    await Promise.all(sent.map(({ met }) => met));
    const [anna, boris] = [await sessionOf('anna'), await sessionOf('boris')];
    expect(await sendWhole(anna, whole)).toBe(200);
    expect(await sendWhole(boris, { ...whole, address: '198.51.100.7' }), 'beside them').toBe(200);
    for (const { end } of sent) end();
    const statuses = await Promise.all(sent.map(({ status }) => status));
    expect(statuses).toContain(408);
  },
);

test('a person has six bodies at once, whatever the network', async () => {
  const cookies = await sessionOf('vera');
  const sent = [1, 2, 3, 4, 5, 6, 7].map((host) => send(cookies, { address: `203.0.113.${String(host)}` }));
  const met = await Promise.all(sent.map((one) => one.met));
  expect(met.filter((one) => one === 429)).toHaveLength(1);
  for (const { end } of sent) end();
  await Promise.all(sent.map(({ status }) => status));
});
