// @vitest-environment node
import type * as leaveRoute from '@/app/api/session/leave/route';
import type * as renewRoute from '@/app/api/session/renew/route';
import type * as sessionRoute from '@/app/api/session/route';
import type { forward as forwardCall } from '@/api/session/forward';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { issueToken } from '@/backend/services/auth/external';
import { hashPassword } from '@/backend/services/auth/passwords';
import { OTHER_PERSON, OWNER_HEADER } from '@/api/core/page-owner';
import { readNotifications } from '@/api/notifications/endpoints';
import { sealOf } from '@/lib/telemetry/content-seal';
import { JSON_API } from '@/lib/json-api/media-type';
import { DEVICE_HEADER } from '@/lib/session/known-device';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { from } from '../helpers/registration';

interface Kept {
  value: string;
  maxAge: number;
}
const jar = new Map<string, Kept>();
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, { maxAge }: { maxAge: number }) => jar.set(name, { value, maxAge }),
  }),
}));

const PASSWORD = 'Demo2026pass';
let backend: TestBackend;
let route: typeof sessionRoute;
let leaving: typeof leaveRoute;
let renewal: typeof renewRoute;
let forward: typeof forwardCall;

beforeAll(async () => {
  backend = await startTestBackend();
  vi.stubEnv('API_BASE_URL', backend.url);
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  route = await import('@/app/api/session/route');
  leaving = await import('@/app/api/session/leave/route');
  renewal = await import('@/app/api/session/renew/route');
  ({ forward } = await import('@/api/session/forward'));
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
});
beforeEach(() => jar.clear());

const enter = (body: object, headers: Record<string, string> = {}) =>
  route.POST(
    new Request('http://portal.example/api/session', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );
const me = (headers: Record<string, string> = {}) =>
  forward(new Request('http://portal.example/api/v1/me', { headers }));

const tokenFor = async ({ id }: { id: string }) => (await issueToken(backend.ctx(), id)).token;

test('another site, nothing and a dead token sign nobody in, and nothing is kept', async () => {
  expect((await enter({ token: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await enter({})).status).toBe(422);
  expect((await enter({ token: '' })).status).toBe(422);
  const dead = await enter({ token: 'no such token' });
  expect([dead.status, ((await dead.json()) as { errors: { code: string }[] }).errors[0]?.code]).toEqual([
    401,
    'external-token-invalid',
  ]);
  expect(jar.size).toBe(0);
});

test("a partner's token signs in once, for two days, without a refresh", async () => {
  const anna = await backend.given.user();
  const token = await tokenFor(anna);
  const answer = await enter({ token });
  expect([answer.status, await answer.json()]).toEqual([200, { id: anna.id }]);
  expect(jar.get('token')?.maxAge).toBe(172_800);
  expect(jar.get('refresh')).toEqual({ value: '', maxAge: 0 });
  expect((await me()).status).toBe(200);
  jar.clear();
  expect((await enter({ token })).status).toBe(401);
});

test('a token that names nobody is dropped', async () => {
  const anna = await backend.given.user();
  const token = await tokenFor(anna);
  vi.spyOn(await import('@/api/session/tokens'), 'makeClaim').mockResolvedValueOnce({
    claim: 'x',
    userId: '',
  });
  expect((await enter({ token })).status).toBe(401);
  expect(jar.size).toBe(0);
});

test("a write of one person's page never lands in another's session", async () => {
  const [anna, boris] = [await backend.given.user(), await backend.given.user()];
  await enter({ token: await tokenFor(boris) });
  const read = (owner?: string) =>
    forward(
      new Request('http://portal.example/api/back/v1/user-notifications/-actions/read', {
        method: 'POST',
        body: JSON.stringify({ data: { type: readNotifications.bodyType, attributes: { ids: [] } } }),
        headers: { 'content-type': JSON_API, ...(owner ? { [OWNER_HEADER]: owner } : {}) },
      }),
    );
  const refused = await read(anna.id);
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { errors: [expect.objectContaining({ code: OTHER_PERSON })] },
  ]);
  expect((await read(boris.id)).status).toBeLessThan(300);
  expect((await read()).status).toBeLessThan(300);
  jar.delete('claim');
  expect((await read(boris.id)).status, 'whose session it is cannot be told').toBe(403);
  jar.clear();
  expect((await read(anna.id)).status, 'nobody is signed in').toBe(401);
});

test('e-mail and password still do', async () => {
  const anna = await backend.given.user({ passwordHash: await hashPassword(PASSWORD) });
  const answer = await enter({ email: anna.email, password: PASSWORD });
  expect(await answer.json()).toEqual({ id: anna.id });
  expect(jar.get('refresh')?.maxAge).toBe(2_592_000);
});

test('no more than an address and a password is taken in, whoever sends it', async () => {
  let taken = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 4096;
        if (taken > 1_000_000) return controller.close();
        controller.enqueue(new Uint8Array(4096).fill(120));
      },
    });
  const visits = await import('@/app/api/visits/route');
  const anna = await backend.given.user();
  await enter({ token: await tokenFor(anna) });
  for (const [post, path] of [
    [route.POST, '/api/session'],
    [visits.POST, '/api/visits'],
  ] as const) {
    const address = `http://portal.example${path}`;
    taken = 0;
    const init = { method: 'POST', body: endless(), duplex: 'half' } as RequestInit;
    expect((await post(new Request(address, init))).status, path).toBe(413);
    expect(taken, path).toBeLessThan(100_000);
    const told = { method: 'POST', body: 'x'.repeat(20_000), headers: { 'content-length': '20000' } };
    expect((await post(new Request(address, told))).status, path).toBe(413);
  }
});

test('a visit is told by whom it was, with the seal of the page, and not without end', async () => {
  const { POST } = await import('@/app/api/visits/route');
  const anna = await backend.given.user();
  await enter({ token: await tokenFor(anna) });
  const content = { type: 'article' as const, id: '999999' };
  const told = (body: object) =>
    POST(new Request('http://portal.example/api/visits', { method: 'POST', body: JSON.stringify(body) }));
  const seal = sealOf(process.env.SESSION_SECRET ?? '', anna.id, content);
  expect((await told({ content })).status).toBe(422);
  expect((await told({ content, seal: 'x'.repeat(22) })).status).toBe(422);
  expect((await told({ content: { ...content, id: '5' }, seal })).status).toBe(422);
  expect((await told({ content, seal })).status).toBe(204);
  const answers: Response[] = [];
  for (let n = 0; n < 120; n += 1) answers.push(await told({ path: '/lk' }));
  // not counted any more, and no error in the console of a page that can do nothing about it
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(answers[0]?.headers.get('retry-after')).toBeNull();
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a visit is not counted for a session that is gone, ended or somebody else’s', async () => {
  const { POST } = await import('@/app/api/visits/route');
  const tell = async () =>
    (
      await POST(
        new Request('http://portal.example/api/visits', {
          method: 'POST',
          body: JSON.stringify({ path: '/lk' }),
        }),
      )
    ).status;
  const enterAs = async (who: Actor) => {
    jar.clear();
    await enter({ token: await tokenFor(who) });
    return new Map(jar);
  };
  const restore = (kept: Map<string, Kept>, without?: string) => {
    jar.clear();
    for (const [name, value] of kept) if (name !== without) jar.set(name, value);
  };
  const [anna, boris] = [await backend.given.user(), await backend.given.user()];
  const kept = await enterAs(anna);
  const others = await enterAs(boris);

  restore(kept);
  expect(await tell()).toBe(204);
  restore(kept, 'token');
  expect(await tell(), 'the claim alone').toBe(401);
  jar.set('token', { value: 'made.up.token', maxAge: 1 });
  expect(await tell(), 'a token that is none').toBe(401);
  jar.set('token', others.get('token') ?? { value: '', maxAge: 0 });
  expect(await tell(), 'another’s token').toBe(401);
  restore(kept);
  jar.set('portal-leaving', { value: '1', maxAge: 1 });
  expect(await tell(), 'signed out without a network').toBe(401);

  restore(kept);
  expect(await tell()).toBe(204);
  await route.DELETE(new Request('http://portal.example/api/session', { method: 'DELETE' }));
  expect([...jar.values()].filter(({ value }) => value !== '')).toEqual([]);
  restore(kept);
  expect(await tell(), 'cookies that were kept').toBe(401);
});

test('a browser is known after a password: its mark goes with the next sign-in and outlives signing out', async () => {
  const [anna, stranger] = [await backend.given.user({ passwordHash: await hashPassword(PASSWORD) }), from()];
  const pair = { email: anna.email, password: PASSWORD };
  expect((await enter(pair)).status).toBe(200);
  const mark = jar.get('device');
  expect(mark?.maxAge).toBe(400 * 24 * 3600);
  await route.DELETE(new Request('http://portal.example/api/session', { method: 'DELETE' }));
  expect(jar.get('device')).toEqual(mark);
  expect(jar.get('token')?.value).toBe('');

  for (let at = 0; at < 6; at += 1) {
    jar.clear();
    const answer = await enter({ ...pair, password: `Wrong2026pas${at}` }, stranger);
    expect(answer.status).toBe(at < 5 ? 422 : 429);
  }
  const forged = { ...stranger, [DEVICE_HEADER]: mark?.value ?? '' };
  expect((await enter(pair, forged)).status, 'a browser’s own header is not passed on').toBe(429);
  jar.set('device', mark ?? { value: '', maxAge: 0 });
  expect((await enter(pair, stranger)).status).toBe(200);
});

test('the browser itself cannot call for tokens', async () => {
  const path = 'http://portal.example/api/inetstudio/acl-package/v1/external/auth/login';
  expect((await forward(new Request(path, { method: 'POST', body: '{}' }))).status).toBe(404);
});

test("a call's id is one at the portal, at the service and in the answer", async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = await me();
  const line = write.mock.calls.map(([text]) => String(text)).find((text) => text.includes('"call"'));
  write.mockRestore();
  const said = JSON.parse(line ?? '{}') as Record<string, unknown>;
  expect(said).toMatchObject({ method: 'GET', path: '/api/v1/me', status: 401 });
  expect(said.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('x-request-id')).toBe(said.requestId);
  expect((await me({ 'x-request-id': 'given-1' })).headers.get('x-request-id')).toBe('given-1');
});

test('a defect is logged and tells nothing', async () => {
  const { problemAnswer } = await import('@/api/session/answers');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = problemAnswer(new TypeError('the inner workings'));
  const lines = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(lines).toContain('the inner workings');
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('inner workings')]);
});

test('a session that was left is of no use, and the first page ends it', async () => {
  const anna = await backend.given.user();
  await enter({ token: await tokenFor(anna) });
  const token = jar.get('token')?.value ?? '';
  const leave = (to: string) =>
    leaving.GET(new Request(`http://portal.example/api/session/leave?to=${encodeURIComponent(to)}`));

  await leave('/lk');
  expect(jar.get('token')?.value, 'a link from elsewhere signs nobody out').toBe(token);
  jar.set('portal-leaving', { value: '1', maxAge: 1 });
  expect((await me()).status).toBe(401);
  const answer = await leave('//evil.example');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect([...jar.values()].filter(({ value }) => value !== '')).toEqual([]);
  jar.set('token', { value: token, maxAge: 1 });
  expect((await me()).status, 'the services ended it too').toBe(401);
});

test('a form signs out where there is no script; another site’s does not', async () => {
  const anna = await backend.given.user();
  await enter({ token: await tokenFor(anna) });
  const token = jar.get('token')?.value ?? '';
  const post = (site: string) =>
    leaving.POST(
      new Request('http://portal.example/api/session/leave', {
        method: 'POST',
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
  for (const site of ['cross-site', 'same-site']) expect((await post(site)).status, site).toBe(403);
  expect(jar.get('token')?.value).toBe(token);
  expect((await me()).status).toBe(200);

  const withBody = new Request('http://portal.example/api/session/leave', {
    method: 'POST',
    body: 'x',
    headers: { 'sec-fetch-site': 'same-origin', 'content-length': '1' },
  });
  expect((await leaving.POST(withBody)).status, 'a body').toBe(400);
  expect(jar.get('token')?.value).toBe(token);

  const answer = await post('same-origin');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect([...jar.values()].filter(({ value }) => value !== '')).toEqual([]);
  jar.set('token', { value: token, maxAge: 1 });
  expect((await me()).status, 'the services ended it too').toBe(401);
});

test('whoever signs in stays, though somebody left here before', async () => {
  const anna = await backend.given.user();
  jar.set('portal-leaving', { value: '1', maxAge: 1 });
  await enter({ token: await tokenFor(anna) });
  expect(jar.get('portal-leaving')?.value).toBe('');
  expect((await me()).status).toBe(200);
});

test.each([
  ['', 303],
  // half of the time of a page, 6 s by default, is what may go before it
  ['&spent=2000', 303],
  ['&spent=3001', 503],
])('a renewal asked for with «%s» keeps the claim and answers %i', async (spent, status) => {
  jar.set('token', { value: (await backend.given.user()).token, maxAge: 60 });
  const answer = await renewal.GET(
    new Request(`http://portal.example/api/session/renew?to=${encodeURIComponent('/lk?a=1')}${spent}`),
  );
  expect(answer.status).toBe(status);
  expect(jar.get('claim')?.value).toBeTruthy();
  if (status === 303) expect(answer.headers.get('location')).toBe('/lk?a=1');
  else expect(await answer.text()).toContain('content="5;url=/lk?a=1"');
});

test.each(['https://stranger.example/', 'no address', ''])(
  'a hand-off to «%s» is refused in words, without a wait',
  async (address) => {
    jar.set('token', { value: (await backend.given.user()).token, maxAge: 60 });
    const { GET } = await import('@/app/api/session/hand-off/route');
    const query = new URLSearchParams({ redirect_uri: address }).toString();
    const answer = await GET(new Request(`http://portal.example/api/session/hand-off?${query}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/redirect-refused']);
  },
);

test('a hand-off from a session that has ended signs in first, and comes back with the same query', async () => {
  const anna = await backend.given.user();
  await enter({ token: await tokenFor(anna) });
  const token = jar.get('token');
  expect(jar.get('claim')?.value).toBeTruthy();
  await route.DELETE(new Request('http://portal.example/api/session', { method: 'DELETE' }));
  jar.set('token', token ?? { value: '', maxAge: 0 });
  jar.set('claim', { value: 'still read by the edge', maxAge: 60 });
  const { GET } = await import('@/app/api/session/hand-off/route');
  const query = new URLSearchParams({ redirect_uri: 'partner.example/in', state: 's' }).toString();
  const answer = await GET(new Request(`http://portal.example/api/session/hand-off?${query}`));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/login?${query}`]);
  // with a claim the login page would lead back here, without end
  expect([jar.get('claim')?.value, jar.get('token')?.value]).toEqual(['', '']);
});
