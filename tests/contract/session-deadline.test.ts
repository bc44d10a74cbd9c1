// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JSON_API } from '@/lib/json-api/media-type';
import { LEAVING_COOKIE } from '@/lib/session/cookies';
import { TIMED } from '../helpers/timed';

const jar = new Map<string, { value: string }>();
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => jar.set(name, { value }),
  }),
}));

const LIMIT_MS = 800;
let server: Server;
let first: (response: ServerResponse) => void;
let calls: number;

beforeEach(async () => {
  calls = 0;
  server = createServer((_request, response) => {
    calls += 1;
    // the second call and those after it hang
    if (calls === 1) first(response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('API_TIMEOUT_MS', String(LIMIT_MS));
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  jar.clear();
  // near its end: it is exchanged first, while it would still do
  jar.set('token', { value: 'a token' });
  jar.set('tokenAge', { value: String(Date.now() + 60_000) });
  jar.set('refresh', { value: 'a refresh token' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const hangs = () => undefined;
const slow = (response: ServerResponse) => {
  const attributes = { access_token: 'fresh', refresh_token: 'next', expires_in: 3600 };
  setTimeout(() => {
    response
      .writeHead(200, { 'content-type': JSON_API })
      .end(JSON.stringify({ data: { type: 'tokens', id: '1', attributes } }));
  }, LIMIT_MS * 0.9);
};

const ADDRESS = 'http://portal.example/api';
const call = async () => {
  const { forward } = await import('@/api/session/forward');
  // loading shapes is none of the services' time
  await (await import('@/api/me/endpoints')).getMe.shapes();
  return () => forward(new Request(`${ADDRESS}/v1/me`));
};
const renew = async () => {
  const { GET } = await import('@/app/api/session/renew/route');
  return () => GET(new Request(`${ADDRESS}/session/renew?to=%2Flk`));
};
const signIn = async () => {
  const { POST } = await import('@/app/api/session/route');
  const body = JSON.stringify({ email: 'anna@example.ru', password: 'Demo2026pass' });
  return () =>
    POST(
      new Request(`${ADDRESS}/session`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    );
};

test.each([
  ['a call of the browser, its token not exchanged in time', call, hangs, 504],
  ['a call of the browser, its token exchanged late', call, slow, 504],
  ['a page that renews the session', renew, hangs, 503],
  ['a page whose token is exchanged late', renew, slow, 503],
  ['a sign-in', signIn, slow, 504],
])('%s: one deadline for all that is asked of the services', TIMED, async (_, way, answer, status) => {
  const ask = await way();
  first = answer;
  const started = performance.now();
  expect((await ask()).status).toBe(status);
  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 1.6);
});

const leave = async () => {
  jar.set(LEAVING_COOKIE, { value: '1' });
  const { GET } = await import('@/app/api/session/leave/route');
  return () => GET(new Request(`${ADDRESS}/session/leave?to=%2Flogin`));
};
const handOff = async () => {
  const { GET } = await import('@/app/api/session/hand-off/route');
  return () => GET(new Request(`${ADDRESS}/session/hand-off?redirect_uri=https://partner.example/`));
};

test.each([
  ['renewal', renew, hangs],
  ['renewal with a token exchanged late', renew, slow],
  ['signing out', leave, hangs],
  ['hand-off', handOff, slow],
])(
  '%s before a page takes half of the time, so that the page has its own within 10 s',
  TIMED,
  async (_, way, answer) => {
    const ask = await way();
    first = answer;
    const started = performance.now();
    await ask();
    const took = performance.now() - started;
    expect(took).toBeGreaterThan(LIMIT_MS * 0.4);
    expect(took).toBeLessThan(LIMIT_MS * 0.8);
  },
);

test('a hand-off that the services do not answer in time is tried again by itself', async () => {
  const ask = await handOff();
  first = hangs;
  // the token would still do for a while
  jar.set('tokenAge', { value: String(Date.now() + 3_600_000) });
  const answer = await ask();
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(
    'content="5;url=/api/session/hand-off?redirect_uri=https://partner.example/"',
  );
});

test(
  'tokens that came too late for one are there for the next: nobody asks for them twice',
  TIMED,
  async () => {
    const ask = await renew();
    first = slow;
    expect((await ask()).status).toBe(503);
    await expect
      .poll(async () => (await ask(), jar.get('token')?.value), { timeout: LIMIT_MS * 3 })
      .toBe('fresh');
    const { rotate } = await import('@/api/session/tokens');
    const before = calls;
    const again = await rotate('a refresh token', { headers: {}, deadline: performance.now() + LIMIT_MS });
    expect([again.accessToken, calls]).toEqual(['fresh', before]);
  },
);

test(
  'a page that has waited out the limit says so at once, and goes on to where the person was going',
  TIMED,
  async () => {
    const { GET } = await import('@/app/api/session/renew/route');
    first = hangs;
    const started = performance.now();
    const answer = await GET(
      new Request(`${ADDRESS}/session/renew?to=${encodeURIComponent('/lk?a="1"&b=2')}&away=1`),
    );
    expect(answer.status).toBe(503);
    expect(performance.now() - started).toBeLessThan(LIMIT_MS / 2);
    expect(await answer.text()).toContain('content="5;url=/lk?a=%221%22&amp;b=2"');
  },
);
