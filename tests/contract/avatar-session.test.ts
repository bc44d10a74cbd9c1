// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logout } from '@/api/auth/endpoints';
import type * as mediaRoute from '@/app/media/[...path]/route';
import { updateAvatar } from '@/api/user/endpoints';
import { LEAVING_COOKIE } from '@/lib/session/cookies';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { fileOf, pngOf } from '../helpers/picture-bombs';

const jar = new Map<string, string>();
const written = vi.fn();
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: written,
  }),
}));

let backend: TestBackend;
let route: typeof mediaRoute;
let anna: Actor;
/** Addresses of Anna's photograph: the whole, the preview. */
let photos: string[];
let picture: string;

beforeAll(async () => {
  backend = await startTestBackend();
  vi.stubEnv('API_BASE_URL', backend.url);
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  route = await import('@/app/media/[...path]/route');
  anna = await backend.given.user();
  const body = { file: fileOf(pngOf({ width: 20, height: 20 })) };
  const { value } = await backend.call(updateAvatar, { as: anna, params: { id: anna.id }, body });
  photos = [value.avatar?.originalUrl ?? '', value.avatar?.previewUrl ?? ''];
  picture = `/media/${await backend.deps.files.put(new Uint8Array([1, 2, 3]), { extension: 'webp' })}`;
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
});
beforeEach(() => {
  jar.clear();
  written.mockClear();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  route.GET(new Request(`http://portal.example${path}`, { headers }));

describe('a photograph asked of the backend', () => {
  const get = (path: string, token?: string) =>
    backend.fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});

  test('is for a live session alone', async () => {
    const [boris, left] = [await backend.given.user(), await backend.given.user()];
    await backend.call(logout, { as: left });
    for (const photo of photos) {
      expect(photo).toMatch(/^\/media\/avatars\//);
      expect((await get(photo)).status).toBe(401);
      expect((await get(photo, 'no.such.token')).status).toBe(401);
      expect((await get(photo, left.token)).status).toBe(401);
      const shown = await get(photo, boris.token);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  test('tells a guest nothing of what is there', async () => {
    expect((await get('/media/avatars/none.webp')).status).toBe(401);
    expect((await get('/media/avatars/none.webp', anna.token)).status).toBe(404);
  });

  test('has no other spelling that lets a guest in', async () => {
    const name = photos[0]?.replace('/media/avatars/', '') ?? '';
    const spellings = [
      `/media/Avatars/${name}`,
      `/media/%61vatars/${name}`,
      `/media/avatars%2f${name}`,
      `/media/./avatars/${name}`,
      `/media//avatars/${name}`,
      `/media/a/../avatars/${name}`,
      `/media/avatars%5c${name}`,
    ];
    for (const path of spellings) expect([401, 404], path).toContain((await get(path)).status);
  });

  test('every other picture is everybody’s', async () => {
    const shown = await get(picture);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe('a photograph asked of the portal', () => {
  test('is shown to who is signed in, kept by their own browser alone and asked for again each time', async () => {
    jar.set('token', anna.token);
    for (const photo of photos) {
      const shown = await ask(photo);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.headers.get('cache-control')).toBe('private, no-cache');
      expect(shown.headers.get('vary')).toBe('cookie');
      expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0);
      const again = await ask(photo, { 'if-none-match': shown.headers.get('etag') ?? '' });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    }
  });

  test('is not shown to a guest, to who has left, and with an ended session', async () => {
    const [photo = ''] = photos;
    const guest = await ask(photo);
    expect([guest.status, guest.headers.get('cache-control')]).toEqual([401, 'private, no-store']);
    const left = await backend.given.user();
    jar.set('token', left.token);
    await backend.call(logout, { as: left });
    const ended = await ask(photo);
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([401, 'private, no-store']);
    jar.set('token', anna.token);
    jar.set(LEAVING_COOKIE, '1');
    expect((await ask(photo)).status).toBe(401);
  });

  test('neither renews a session nor ends one: no cookie is written', async () => {
    jar.set('refresh', 'a refresh token');
    expect((await ask(photos[0] ?? '')).status).toBe(401);
    jar.set('token', 'a.dead.token');
    expect((await ask(photos[0] ?? '')).status).toBe(401);
    expect(written).not.toHaveBeenCalled();
  });

  test('the bearer goes with photographs alone', async () => {
    const seen: (string | null)[] = [];
    vi.spyOn(await import('@/api/core/forward-file'), 'forwardFile').mockImplementation(
      (_request, { token } = {}) => {
        seen.push(token ?? null);
        return Promise.resolve(new Response(null, { status: 200 }));
      },
    );
    jar.set('token', anna.token);
    await ask(picture);
    await ask(photos[0] ?? '');
    await ask('/media/avatars2/a.webp');
    expect(seen).toEqual([null, anna.token, null]);
    vi.restoreAllMocks();
  });
});

test.each([
  '/media/a/%2e%2e%2fhealthz',
  '/media/a%2f..%2f..%2fv1/me',
  '/media/..%5cv1/me',
  '/media//evil.example/a.webp',
  '/media/https://evil.example/a.webp',
  '/media/@evil.example/a.webp',
  '/media/%61vatars/a.webp',
  '/media/.hidden',
  '/media/',
  '/healthz',
])('%s is no file: 404 without asking the service', async (path) => {
  jar.set('token', anna.token);
  const asked = vi.spyOn(backend.deps.log, 'info');
  expect((await ask(path)).status).toBe(404);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
