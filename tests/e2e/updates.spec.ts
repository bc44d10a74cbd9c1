import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startChangingPortal, type ChangingPortal } from './changing-portal';
import { expect, test as base } from './learning-fixtures';
import { workerControls } from './worker-hands';

interface Updates {
  portal: ChangingPortal;
  /** Opens a page with the worker in charge; gives how often it has been loaded since. */
  openAt: (path: string) => Promise<() => number>;
  /** The same for somebody who has signed in. */
  personAt: (path: string) => Promise<() => number>;
  /** Another worker is there and waits. */
  updateComes: () => Promise<void>;
}

const test = base.extend<Updates>({
  portal: async ({ context, expectFailure }, use) => {
    const portal = await startChangingPortal(process.env.E2E_PORTAL ?? '');
    await use(portal);
    // a page at rest fetches code that is needed later: without a portal that would be a failure of its own
    await Promise.all(context.pages().map((page) => page.close()));
    // its worker outlives it
    expectFailure(/ERR_CONNECTION_REFUSED/);
    await portal.close();
  },
  openAt: async ({ page, portal }, use) => {
    await use(async (path) => {
      await page.goto(portal.url + path);
      await workerControls(page);
      let loads = 0;
      page.on('load', () => (loads += 1));
      return () => loads;
    });
  },
  personAt: async ({ signInAs, given, openAt }, use) => {
    await use(async (path) => {
      await signInAs(await given.user());
      return openAt(path);
    });
  },
  updateComes: async ({ page, portal }, use) => {
    await use(async () => {
      portal.newWorker();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    });
  },
});
test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Доступна новая версия' });
const press = (page: Page) => notice(page).getByRole('button', { name: 'Обновить' }).click();
const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));

test('builds: the latest one by name, its own by its id, no other', async ({ request }) => {
  const latest = await request.get('/builds/latest.json');
  expect(latest.headers()['cache-control']).toBe('no-store');
  const build = await latest.json();
  expect(build.id).toMatch(/^[\w-]{8,}$/);
  expect(Date.parse(build.builtAt)).toBeGreaterThan(0);
  expect(await (await request.get(`/builds/meta/${build.id}.json`)).json()).toEqual(build);
  expect((await request.get('/builds/meta/another.json')).status()).toBe(404);
});

test('pressed where nothing is under way: one load, and the new worker answers', async ({
  page,
  openAt,
  updateComes,
  expectAccessible,
}) => {
  const loads = await openAt('/login');
  await updateComes();
  await expectAccessible();
  await press(page);
  await expect.poll(loads).toBe(1);
  await workerControls(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasWaiting(page)).toBe(false);
  expect(loads()).toBe(1);
});

/** `UPDATES=20` is the long run. */
const UPDATES = Number(process.env.UPDATES ?? 5);
test(`${UPDATES} updates in a row give one switch each`, async ({ page, openAt, updateComes }) => {
  test.setTimeout(240_000);
  const loads = await openAt('/login');
  for (let time = 1; time <= UPDATES; time += 1) {
    await updateComes();
    await press(page);
    await expect.poll(loads).toBe(time);
    await expect.poll(() => hasWaiting(page)).toBe(false);
  }
  expect(loads()).toBe(UPDATES);
});

test('left alone, the next link brings it by a whole load, and only that link', async ({
  page,
  personAt,
  updateComes,
}) => {
  const loads = await personAt('/lk');
  await updateComes();
  await notice(page).getByRole('button', { name: 'Позже' }).click();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('link', { name: 'Обучение' }).first().click();
  await page.waitForURL('**/lk/learnings');
  await expect.poll(loads).toBe(1);
  await page.getByRole('link', { name: 'Эксперты' }).first().click();
  await page.waitForURL('**/academy/experts');
  expect(loads()).toBe(1);
});

test('a link that opens a popup still opens it; the update waits for one that leads elsewhere', async ({
  page,
  personAt,
  updateComes,
}) => {
  const loads = await personAt('/lk');
  await updateComes();
  await page.getByRole('link', { name: 'Поиск по порталу' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect([loads(), await hasWaiting(page)]).toEqual([0, true]);
});

/** Under way: nothing is loaded by the press, nothing by leaving; the navigation after that is the first safe one. */
async function waitsFor(page: Page, loads: () => number, words: RegExp): Promise<void> {
  await expect(notice(page)).toContainText(words);
  await press(page);
  await expect(notice(page)).toContainText(words);
  expect([loads(), await hasWaiting(page)]).toEqual([0, true]);
}

async function leavesSafely(page: Page, loads: () => number): Promise<void> {
  await page.getByRole('link', { name: 'Эксперты' }).first().click();
  await page.waitForURL('**/academy/experts');
  expect([loads(), await hasWaiting(page)]).toEqual([0, true]);
  await page.getByRole('link', { name: 'Обучение' }).first().click();
  await page.waitForURL('**/lk/learnings');
  await expect.poll(loads).toBe(1);
  await workerControls(page);
  expect(await hasWaiting(page)).toBe(false);
}

test('never during a form with unsent text', async ({ page, personAt, updateComes }) => {
  const loads = await personAt('/academy/ask-question');
  const question = page.getByLabel('Вопрос', { exact: true });
  await question.fill('Как подобрать уход после процедур?');
  await updateComes();
  await waitsFor(page, loads, /отправите форму/);
  await expect(question).toHaveValue('Как подобрать уход после процедур?');
  await leavesSafely(page, loads);
});

test('never while a number is typed into a form of the browser’s own', async ({
  page,
  personAt,
  updateComes,
}) => {
  const loads = await personAt('/certificates');
  await page.getByLabel('Номер сертификата').fill('7K3M-9QWT');
  await updateComes();
  await press(page);
  await expect(notice(page)).toContainText('Обновим, когда вы отправите форму');
  expect(loads()).toBe(0);
  await expect(page.getByLabel('Номер сертификата')).toHaveValue('7K3M-9QWT');
  await page.getByLabel('Номер сертификата').fill('');
  await press(page);
  await expect.poll(loads).toBe(1);
});

test('never during a test', async ({ page, learning, personAt, updateComes }) => {
  const made = await learning.test();
  const loads = await personAt(`/lk/tests/${made.id}`);
  await page.getByRole('radio', { name: 'Да', exact: true }).click();
  await updateComes();
  await waitsFor(page, loads, /вы закончите/);
  await expect(page.getByRole('radio', { name: 'Да', exact: true })).toBeChecked();
  await leavesSafely(page, loads);
});

test('never during a playing video; when it stands still it may', async ({ page, personAt, updateComes }) => {
  await personAt('/lrp/videos');
  await page.locator('main article a').first().click();
  const video = page.locator('video');
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    player.loop = true;
    await player.play();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await updateComes();
  await waitsFor(page, () => loads, /после видео/);
  expect(await video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(false);
  await video.evaluate((player: HTMLVideoElement) => player.pause());
  await press(page);
  await expect.poll(() => loads).toBe(1);
});

test('never during an upload', async ({ page, personAt, updateComes }) => {
  const loads = await personAt('/lk');
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/**', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isUpload) await held;
    await route.continue();
  });
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#00aec7' } }).png();
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture.toBuffer() });
  await updateComes();
  await waitsFor(page, loads, /файл отправится/);
  letGo();
  await expect(page.getByText('Фотография обновлена.')).toBeVisible();
  // busy until the new picture is drawn
  await expect(page.getByText('Фотография отправляется')).toHaveCount(0);
  await press(page);
  await expect.poll(loads).toBe(1);
});

test('another tab that switched: a busy one goes on and follows at its next safe navigation', async ({
  page,
  context,
  portal,
  personAt,
  updateComes,
}) => {
  const loads = await personAt('/academy/ask-question');
  const question = page.getByLabel('Вопрос', { exact: true });
  await question.fill('Не потеряйте меня');
  const other = await context.newPage();
  await other.goto(`${portal.url}/lk`);
  await workerControls(other);
  await updateComes();
  await expect(notice(other)).toBeVisible({ timeout: 20_000 });
  const switched = other.waitForEvent('load');
  await press(other);
  await switched;
  await expect.poll(() => hasWaiting(page)).toBe(false);
  await expect(question).toHaveValue('Не потеряйте меня');
  expect(loads()).toBe(0);
  await page.getByRole('link', { name: 'Эксперты' }).first().click();
  await page.waitForURL('**/academy/experts');
  expect(loads()).toBe(0);
  await page.getByRole('link', { name: 'Обучение' }).first().click();
  await expect.poll(loads).toBe(1);
});

test('an hour later the page asks for the build, and tells of another one', async ({ page, portal }) => {
  await page.clock.install();
  await page.goto(`${portal.url}/login`);
  await workerControls(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/builds/latest.json')) asked.push(request.url());
  });
  await page.clock.runFor(3_500_000);
  expect(asked).toEqual([]);
  portal.newBuild();
  await page.clock.runFor(200_000);
  await expect(notice(page)).toBeVisible();
  expect(asked.length).toBe(1);
});

test.describe('a part of the page that can’t be loaded', () => {
  const POPUP = 'Правила программы';
  const LOST = /\/_next\/static\/chunks\/[^/]+\.js$/;

  test('one load mends it, back where it was read; within ten seconds there is no second', async ({
    page,
    portal,
    personAt,
    expectFailure,
  }) => {
    expectFailure(/404|ChunkLoadError|Loading chunk|MIME type/);
    const loads = await personAt('/lk');
    await page.setViewportSize({ width: 390, height: 700 });
    const rules = page.getByRole('button', { name: POPUP });
    await rules.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const before = await page.evaluate(() => window.scrollY);
    portal.lose(LOST);
    await rules.click();
    await expect.poll(loads).toBe(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
    // ten seconds from here, however long the load took
    await page.evaluate(() => sessionStorage.setItem('portal:reloaded-at', String(Date.now())));
    await rules.click();
    await expect(page.getByText('Часть страницы не загрузилась')).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('text in a form holds it up, and comes back when the page is asked for anew', async ({
    page,
    portal,
    personAt,
    expectFailure,
  }) => {
    expectFailure(/404|ChunkLoadError|Loading chunk|MIME type/);
    const loads = await personAt('/academy/ask-question');
    const question = page.getByLabel('Вопрос', { exact: true });
    await question.fill('Черновик, который не должен пропасть');
    portal.lose(LOST);
    // by key: a part that the page asks for at rest may be lost first, and its notice covers the foot
    await page.getByRole('button', { name: POPUP }).press('Enter');
    const broken = page.getByRole('status').filter({ hasText: 'Часть страницы не загрузилась' });
    await expect(broken).toBeVisible();
    expect(loads()).toBe(0);
    await broken.getByRole('button', { name: 'Обновить' }).click();
    await expect.poll(loads).toBe(1);
    await expect(question).toHaveValue('Черновик, который не должен пропасть');
  });
});
