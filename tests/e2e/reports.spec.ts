import type { BrowserContext, Page } from '@playwright/test';
import type { Actor } from '../helpers/given';
import { DEMO_PASSWORD, expect, test } from './fixtures';
import { startIngest, type Ingest, type Received } from './ingest';
import { startSecondPortal } from './second-portal';

let ingest: Ingest;
let portal: Awaited<ReturnType<typeof startSecondPortal>>;

test.beforeAll(async () => {
  ingest = await startIngest();
  portal = await startSecondPortal({
    SENTRY_DSN: ingest.dsn,
    SENTRY_ENVIRONMENT: 'journeys',
    SENTRY_TRACES_SAMPLE_RATE: '1',
    KIT: '1',
  });
});
test.afterAll(async () => {
  await portal.stop();
  await ingest.stop();
});
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ cookieGroups: '1.2' });
test.beforeEach(({ expectFailure }) => {
  ingest.received.length = 0;
  ingest.asked.length = 0;
  expectFailure(/A failure on purpose|status of 500|500 http|Minified React error/);
});

// the server traces its own part of every page: what arrives of it is held to the same
test.afterEach(() => {
  for (const { raw } of ingest.received) {
    const text = raw.replaceAll(ingest.dsn, '').replaceAll(ingest.origin, '').replaceAll(portal.url, '');
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  }
});

const EMAIL = 'pharmacist@portal.example';
const SECRETS = [DEMO_PASSWORD, '79161234567', 'Тайна', 'tajnyj-poisk', 'claim=', 'eyJ', '127.0.0.1'];

async function enter(device: BrowserContext): Promise<Page> {
  const data = { email: EMAIL, password: DEMO_PASSWORD };
  expect((await device.request.post(`${portal.url}/api/session`, { data })).status()).toBe(200);
  return device.newPage();
}

const failures = () => ingest.received.filter(({ type }) => type === 'event');
const failureOf = (words: string) =>
  failures().find(({ event }) => event.exception?.values?.some(({ value }) => value?.includes(words)));

async function arrived(words: string): Promise<Received> {
  await expect.poll(() => failureOf(words) !== undefined, `a report of «${words}»`).toBe(true);
  return failureOf(words) as Received;
}

/** Of the person the identity alone; the envelope's text is looked through after each test. */
function expectNobody({ raw, event }: Received): void {
  expect(raw).not.toContain('anna@apteka.ru');
  expect(event.request?.headers).toBeUndefined();
  expect(event.request?.cookies).toBeUndefined();
  expect(event.request?.data).toBeUndefined();
  expect(event.user?.ip_address).toBeUndefined();
}

test('what fails before the portal’s code is there is reported once it is', async ({ newDevice }) => {
  const page = await enter(await newDevice({ baseURL: portal.url }));
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/lk', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('A failure on purpose, before anything');
    }),
  );
  letGo();
  await arrived('before anything');
});

test('the browser: an error of a page, of a promise and of drawing, with identity and nothing else', async ({
  newDevice,
}) => {
  const page = await enter(await newDevice({ baseURL: portal.url }));
  await page.goto('/lk?q=tajnyj-poisk&phone=79161234567');
  const me = (await (
    await page.request.get('/api/v1/me', { headers: { accept: 'application/vnd.api+json' } })
  ).json()) as {
    data: { id: string };
  };
  // a page that stays busy is sent after half a minute
  await expect
    .poll(() => ingest.asked.length, { message: 'the page load itself is traced', timeout: 40_000 })
    .toBeGreaterThan(0);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new TypeError('Поле «Тайна» of anna@apteka.ru, 79161234567: A failure on purpose');
    }),
  );
  const plain = await arrived('A failure on purpose');
  expect(plain.event).toMatchObject({
    platform: 'javascript',
    environment: 'journeys',
    user: { id: me.data.id, email: EMAIL },
    sdk: { name: 'sentry.javascript.nextjs', settings: { infer_ip: 'never' } },
    request: { url: `${portal.url}/lk` },
    exception: {
      values: [{ type: 'TypeError', value: 'Поле «[text]» of [email], [phone]: A failure on purpose' }],
    },
  });
  expect(Object.keys(plain.event.user ?? {}).sort()).toEqual(['email', 'id']);
  expectNobody(plain);

  await page.goto('/kit/failure');
  await page.getByRole('button', { name: 'В обещании' }).click();
  expect((await arrived('purpose: promise')).event.exception?.values?.[0]?.mechanism?.handled).toBe(false);
  await page.getByRole('button', { name: 'При отрисовке' }).click();
  expectNobody(await arrived('purpose: boundary'));
});

test('an early error waits for the reporter, and the reporter for consent', async ({ newDevice }) => {
  const device = await newDevice({ baseURL: portal.url });
  await device.clearCookies({ name: 'cookieGroups' });
  const page = await device.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/kit/failure');
  await page.getByRole('button', { name: 'В браузере' }).click();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => !url.startsWith(portal.url) && url.startsWith('http'))).toEqual([]);
  await page.evaluate(() => {
    document.cookie = 'cookieGroups=1.2; Path=/';
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.cookieGroups' }));
  });
  const early = await arrived('purpose: browser');
  expect(early.event.user, 'nobody is signed in').toBeUndefined();
  expectNobody(early);

  // withdrawn, it is still
  await page.evaluate(() => {
    document.cookie = 'cookieGroups=1; Path=/';
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.cookieGroups' }));
  });
  const failed = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'В обещании' }).click();
  expect((await failed).message).toContain('purpose: promise');
  // allowed again, the next failure arrives; one that was sent before would have arrived by then
  await page.evaluate(() => void (document.cookie = 'cookieGroups=1.2; Path=/'));
  await page.reload();
  await page.getByRole('button', { name: 'При отрисовке' }).click();
  await arrived('purpose: boundary');
  expect(failureOf('purpose: promise')).toBeUndefined();
});

test('signing out clears the identity', async ({ newDevice }) => {
  const page = await enter(await newDevice({ baseURL: portal.url }));
  await page.goto('/lk');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню профиля' }).hover();
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/kit/failure');
  await page.getByRole('button', { name: 'В браузере' }).click();
  expect((await arrived('purpose: browser')).event.user).toBeUndefined();
});

test('the server: the error of a page, with the id its session names', async ({ newDevice }) => {
  const page = await enter(await newDevice({ baseURL: portal.url }));
  await page.goto('/lk');
  const answer = await page.goto('/kit/failure?where=server&email=anna@apteka.ru&q=tajnyj-poisk');
  expect(answer?.status()).toBe(500);
  const report = await arrived('purpose: server');
  expect(report.event).toMatchObject({
    platform: 'node',
    environment: 'journeys',
    user: { id: expect.any(String) as unknown },
    contexts: { nextjs: { router_path: '/kit/failure', route_type: 'render' } },
  });
  expect(Object.keys(report.event.user ?? {})).toEqual(['id']);
  expectNobody(report);
});

test('the edge: the error of the middleware', async ({ newDevice }) => {
  const page = await enter(await newDevice({ baseURL: portal.url }));
  await page.goto('/lk');
  const answer = await page.goto('/kit/failure?where=edge&q=tajnyj-poisk');
  expect(answer?.status()).toBe(500);
  const report = await arrived('purpose: edge');
  expect(report.event).toMatchObject({
    environment: 'journeys',
    contexts: { runtime: { name: 'vercel-edge' }, nextjs: { route_type: 'proxy' } },
    user: { id: expect.any(String) as unknown },
  });
  expectNobody(report);
});

test('a page load is traced and ends within its half a minute, without queries or names', async ({
  newDevice,
}) => {
  const page = await enter(await newDevice({ baseURL: portal.url }));
  await page.goto('/lrp/news?category=tajnyj-poisk');
  const traced = () =>
    ingest.received.find(
      ({ type, event }) => type === 'transaction' && event.contexts?.trace?.op === 'pageload',
    );
  await expect.poll(() => traced() !== undefined, { timeout: 40_000 }).toBe(true);
  const { event } = traced() as Received;
  expect(event.contexts?.trace?.op).toBe('pageload');
  expect(event.spans?.length).toBeGreaterThan(0);
  expect(event.spans?.length).toBeLessThanOrEqual(1000);
  expect((event.timestamp ?? 0) - (event.start_timestamp ?? 0), 'seconds').toBeLessThan(30.5);
  expectNobody(traced() as Received);
});

test('without a DSN no reporter is loaded and no host is named', async ({ page, signInAs, given }) => {
  const person: Actor = await given.user();
  await signInAs(person);
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
  });
  const answer = await page.goto('/lk');
  await page.waitForLoadState('networkidle');
  expect(answer?.headers()['content-security-policy']).not.toMatch(/https?:/);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /sentry_key|sentry\.javascript/.test(text))).toEqual([]);
});

test('no map of a script is there for anybody to read', async ({ page }) => {
  const html = await (await page.request.get(`${portal.url}/login`)).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[^"'\\]+?\.js/g) ?? [])];
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of scripts) {
    // a guest is led to the login page from an address that holds nothing
    const map = await page.request.get(`${portal.url}${path}.map`, { maxRedirects: 0 });
    expect(map.ok(), path).toBe(false);
    expect(await (await page.request.get(portal.url + path)).text()).not.toContain('sourceMappingURL=');
  }
});
