import { filesOf } from '@/worker/offline-page';
import { expect, test } from './fixtures';
import { keptOnDevice, workerControls } from './worker-hands';

// everywhere else a worker is in the way of watching requests (playwright.config.ts)
test.use({ serviceWorkers: 'allow' });

const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|failed: /;

test('the manifest is valid, and everything it names is there', async ({ page, request }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    short_name: 'ПроЭксперт',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ['Обучение', '/lk/learnings'],
    ['Баллы', '/lk'],
  ]);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const pictures: { src: string }[] = [...manifest.icons, ...manifest.screenshots, { src: apple ?? '' }];
  for (const { src } of pictures) {
    const picture = await request.get(src);
    expect([picture.status(), picture.headers()['content-type']], src).toEqual([
      200,
      src.endsWith('.png') ? 'image/png' : 'image/webp',
    ]);
  }
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('the worker is registered at once for the whole portal and takes the page over', async ({
  page,
  signInAs,
  given,
}) => {
  await signInAs(await given.user());
  await page.goto('/');
  await workerControls(page);
  const worker = await page.evaluate(async () => {
    const { active, scope, updateViaCache } = await navigator.serviceWorker.ready;
    return {
      script: new URL(active?.scriptURL ?? '').pathname,
      scope: new URL(scope).pathname,
      updateViaCache,
    };
  });
  expect(worker).toEqual({ script: '/sw.js', scope: '/', updateViaCache: 'none' });
});

test('without a network: the second visit shows the offline page, alive, and what was asked for comes back', async ({
  page,
  context,
  signInAs,
  given,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  await page.goto('/');
  await workerControls(page);
  await context.setOffline(true);
  await page.goto('/lk/learnings');
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
  await expect(page).toHaveTitle(/Нет сети/);
  expect(new URL(page.url()).pathname).toBe('/lk/learnings');
  await expect(page.getByRole('img', { includeHidden: true }).first()).toBeVisible();
  await expectAccessible();
  // alive, not only drawn: the script of the page came from the device too
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
});

test('a link pressed without a network leads to the offline page too', async ({
  page,
  context,
  signInAs,
  given,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  await page.goto('/');
  await workerControls(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Обучение' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
});

test('what all accounts share holds files of the build and public pictures, and nothing of anybody', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  await page.goto('/');
  await workerControls(page);
  for (const path of ['/lk', '/lrp/news', '/lk/learnings']) await page.goto(path);
  await page.locator('main a[href^="/lrp/news/"], main a[href^="/lk/tests/"]').first().click();
  await page.waitForURL(/\/(news|tests)\//);
  const kept = await keptOnDevice(page);
  expect(kept.length).toBeGreaterThan(10);
  const shared = /^\/(_next\/static\/|art\/|icons\/|icons\.svg|offline\?__WB_REVISION__=)/;
  expect(kept.filter(({ path }) => !shared.test(path))).toEqual([]);
  const name = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/me', { headers: { accept: 'application/vnd.api+json' } });
    const { data } = await answer.json();
    return data.attributes.last_name as string;
  });
  expect(name.length).toBeGreaterThan(2);
  const ofSomebody = (text: string) => text.includes(name) || text.includes('data-person=');
  expect(kept.filter(({ text }) => ofSomebody(text)).map(({ path }) => path)).toEqual([]);
});

test('everything the offline page is made of is on the device', async ({ page, request }) => {
  await page.goto('/login');
  await workerControls(page);
  const kept = (await keptOnDevice(page)).map(({ path }) => path);
  const files = filesOf(await (await request.get('/offline')).text());
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((address) => !kept.includes(address))).toEqual([]);
});

test('the offer to install waits at the end of the page and is declined for good', async ({
  page,
  signInAs,
  given,
  expectAccessible,
}) => {
  await signInAs(await given.user());
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page.goto('/lk');
  const hint = page.getByRole('region', { name: /ПроЭксперт на экране/ });
  await expect.poll(offer).toBe(true);
  await expect(hint).toBeVisible();
  // in the page's flow: it lies over nothing
  const [place, footer] = [await hint.boundingBox(), await page.locator('footer').boundingBox()];
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await expectAccessible();
  await hint.getByRole('button', { name: 'Не предлагать' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await expect.poll(offer).toBe(true);
  await expect(page.locator('footer')).toBeVisible();
  await expect(hint).toBeHidden();
});

test('accepting asks the browser once', async ({ page, signInAs, given }) => {
  await signInAs(await given.user());
  await page.goto('/lk');
  const hint = page.getByRole('region', { name: /ПроЭксперт на экране/ });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => {
            document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
            return { outcome: 'accepted' };
          },
        });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    )
    .toBe(true);
  await hint.getByRole('button', { name: 'Установить' }).click();
  await expect(hint).toBeHidden();
  expect(await page.evaluate(() => document.body.dataset.asked)).toBe('1');
});

test('an iPhone is told about its Share menu', async ({ newDevice, signInAs, given }) => {
  const phone = await newDevice({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  await signInAs(await given.user(), phone);
  const page = await phone.newPage();
  await page.goto('/lk');
  await expect(page.getByRole('region', { name: /ПроЭксперт на экране/ })).toContainText('Поделиться');
});
