import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';

/** Status of an address without following where it leads; `to` is where. */
async function ask(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
  maxRedirects = 0,
) {
  const answer = await request.get(path, { maxRedirects, headers });
  const to = answer.headers().location;
  const url = to ? new URL(to, 'http://portal.invalid') : undefined;
  return { status: answer.status(), to: url && url.pathname + url.search };
}

const CLOSED_TO_PHARMACISTS = [
  '/lk/social-moderation',
  '/lk/manage-points',
  '/lk/pharmacies-import',
  '/lk/order-history',
  '/lk/uploads',
  '/lk/representative',
  '/lk/representative/pharmacists',
  '/lk/trainings',
  '/lk/trainings/pharmacist-visit',
  '/dashboard',
  '/dashboard/activity',
  '/academy/course-expert',
  '/academy/social-activity',
  '/lrp/development/lrp-development-6',
  '/nobrand/news',
  '/empty/news',
];

test.describe('a pharmacist', () => {
  test.beforeEach(({ signInAs }) => signInAs('pharmacist'));

  for (const path of CLOSED_TO_PHARMACISTS) {
    test(`meets a true 404 at ${path}, however it is spelled`, async ({ context, baseURL }) => {
      await context.request.get('/'); // the claim is fresh from here on
      const encoded = path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      expect(await ask(context.request, path)).toEqual({ status: 404, to: undefined });
      // Next first leads a soft navigation to its own spelling of the address
      expect((await ask(context.request, `${path}?_rsc=1`, { rsc: '1' }, 3)).status).toBe(404);
      expect((await ask(context.request, `${path}.rsc`, { rsc: '1' }, 3)).status).toBe(404);
      expect((await ask(context.request, path, { rsc: '1', 'next-router-prefetch': '1' }, 3)).status).toBe(
        404,
      );
      expect((await ask(context.request, `${baseURL}${encoded}`)).status).toBe(404);
    });
  }

  for (const [path, to] of [
    ['/lk/tests', '/lk/learnings'],
    ['/lk/tests/1/edit', '/lk/learnings'],
    ['/lk/surveys', '/lk/learnings'],
    ['/login', '/'],
    ['/registration', '/'],
    ['/academy', '/'],
    ['/education-programme2025', '/education-programme2025/error?code=invalid-date'],
  ] as const) {
    test(`is led from ${path} to ${to}`, async ({ context }) => {
      await context.request.get('/');
      const { status, to: led } = await ask(context.request, path);
      expect([307, led]).toEqual([status, to]);
    });
  }

  test('a header that once opened doors opens none', async ({ context }) => {
    await context.request.get('/');
    const forged = { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' };
    expect((await ask(context.request, '/lk/manage-points', forged)).status).toBe(404);
  });
});

test('a page that is not there is a true 404', async ({ page, signInAs, expectFailure }) => {
  expectFailure(/404/);
  await signInAs('pharmacist');
  for (const path of ['/lk/nothing-here', '/lrp/news/no-such-article', '/lk/tests/999999']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('a locked chain has no catalogue and no cart, and no link to them', async ({
  page,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/404/);
  await signInAs('locked');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Подарки' })).toHaveCount(0);
  for (const path of ['/lk/catalogue', '/lk/cart']) expect((await page.goto(path))?.status()).toBe(404);
});

test('a guest is led to sign in and comes back where they were going', async ({ page, expectFailure }) => {
  expectFailure(/401/);
  await page.goto('/lrp/news?category=skin');
  await expect(page).toHaveURL(/\/login\?category=skin&from=%2Flrp%2Fnews$/);
  await page.getByLabel('Электронная почта').fill('pharmacist@portal.example');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo2026pass');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/lrp\/news\?category=skin$/);
});

test('a changed role is gone from the services at once and from the edge within the claim', async ({
  context,
  given,
  signInAs,
  deps,
}) => {
  const admin = await given.user({ roles: ['admin'] });
  await signInAs(admin);
  expect((await ask(context.request, '/lk/catalogue')).status).toBe(307); // renews the claim
  expect((await context.request.get('/')).status()).toBe(200);
  const { userRoles } = await import('@/backend/db/schema/users');
  const { eq } = await import('drizzle-orm');
  await deps.database.db.delete(userRoles).where(eq(userRoles.userId, admin.id));
  const me = (await (await context.request.get('/api/v1/me')).json()) as {
    data: { attributes: { roles: unknown[] } };
  };
  expect(me.data.attributes.roles).toEqual([]);
});

test('an unsafe call from another site is refused, a token never reaches the browser', async ({
  context,
  signInAs,
}) => {
  await signInAs('pharmacist');
  const cross = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/vnd.api+json' };
  const refused = await context.request.post('/api/v1/user/points-transfer', { headers: cross, data: {} });
  expect(refused.status()).toBe(403);
  for (const path of ['/api/v1/login', '/api/v1/token/refresh', '/api/v1/%74oken/refresh']) {
    expect((await context.request.post(path, { data: {} })).status()).toBe(404);
  }
});

test('security headers stand on every page', async ({ context, signInAs }) => {
  await signInAs('pharmacist');
  const headers = (await context.request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'.*script-src 'self' 'nonce-[^']+' 'strict-dynamic'/,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-powered-by']).toBeUndefined();
});
