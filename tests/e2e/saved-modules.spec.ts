import { existsSync, readdirSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import type { BrowserContext, Page } from '@playwright/test';
import { modules } from '@/backend/db/schema/modules';
import { ledgerEntries } from '@/backend/db/schema/points';
import type { Db } from '@/backend/db/types';
import { expect, test } from './fixtures';
import { answerAnyhow, button, frameOf, mark, MISTAKES, press, saved } from './module-hands';
import { gotoOffline, workerControls } from './worker-hands';
import { itemOf } from './hands';

test.use({ serviceWorkers: 'allow' });

const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed: |Loading chunk/;
const FIND = '/academy/sra-training/modules/naydi-oshibku';
const CONTENT = 'backend/demo/content/modules';
const DEMO_MODULES = readdirSync(CONTENT).filter((name) => existsSync(`${CONTENT}/${name}/module.json`));
const save = (page: Page) => page.getByRole('button', { name: 'Скачать для чтения без сети' });
const keptLine = (page: Page) => page.getByText(/^Скачано для чтения без сети: \d/);

async function saveIt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await workerControls(page);
  await save(page).click();
  await expect(keptLine(page)).toBeVisible();
}

async function openOffline(page: Page, context: BrowserContext, address: string): Promise<void> {
  await gotoOffline(page, address, page.getByText(/^Нет сети\. Это копия с вашего устройства: \d/));
}

/** What this device keeps of modules. */
const draftsOf = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('module:'))
      .map((name) => localStorage.getItem(name))
      .join(),
  );

/** What was sent of modules: results, and states with what they say. */
function watchSent(page: Page) {
  const sent = { results: 0, states: [] as string[] };
  page.on('request', (request) => {
    if (/interactive-module\/\d+\/complete$/.test(request.url())) sent.results += 1;
    if (/interactive-module\/\d+\/state$/.test(request.url())) sent.states.push(request.postData() ?? '');
  });
  return sent;
}

const paidTo = async (db: Db, userId: string) =>
  (
    await db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.kind, 'module')))
  ).map(({ amount }) => amount);

test('a module goes on without a network, is finished there, and its result is sent once', async ({
  page,
  context,
  signInAs,
  given,
  database: { db },
  expectFailure,
  expectAccessible,
}) => {
  test.slow();
  expectFailure(NETWORK_GONE);
  const person = await given.user();
  await signInAs(person);
  await page.goto(FIND);
  const frame = frameOf(page);
  await press(button(frame, 'Начать'));
  await mark(frame, MISTAKES[0]);
  await saved(page);
  await saveIt(page, FIND);
  await expectAccessible();

  // a step made after it was saved goes on in the copy too
  await press(button(frame, 'Дальше'));
  await mark(frame, MISTAKES[1]);
  await saved(page);
  await openOffline(page, context, FIND);
  await expect(page.getByRole('heading', { level: 1, name: 'Найди ошибку в консультации' })).toBeVisible();
  await expect(frame.getByText('Задание 2 из 3')).toBeVisible();
  await expect(frame.getByText('Верно', { exact: true })).toBeVisible();
  await press(button(frame, 'Дальше'));
  await press(frame.getByRole('button', { name: MISTAKES[2][0] }));
  await expect(page.getByText('Сохранено на этом устройстве')).toBeVisible();
  await page.reload();
  await expect(frame.getByRole('button', { name: MISTAKES[2][0] })).toHaveAttribute('aria-pressed', 'true');
  await mark(frame, [MISTAKES[2][1]]);
  await press(button(frame, 'К результату'));
  const told = page.getByText('Результат отправим, когда появится сеть.');
  await expect(told).toBeVisible();
  await expectAccessible();
  // done again, it waits once: the first one counts
  await press(button(frame, 'Пройти ещё раз'));
  await page.reload();
  await expect(told).toBeVisible();
  await page.goto('/offline');
  await expect(itemOf(page, 'Модуль пройден')).toHaveCount(1);

  const sent = watchSent(page);
  await context.setOffline(false);
  // its word stays for six seconds, which the rest of the page may take
  await page.goto('/lk', { waitUntil: 'commit' });
  await expect(page.getByText('Отправлено: 1 действие')).toBeVisible();
  await expect.poll(() => paidTo(db, person.id)).toEqual([30]);
  await expect.poll(() => [sent.results, sent.states.length]).toEqual([1, 1]);
  await page.goto(FIND);
  await expect(page.getByRole('heading', { name: 'Вы уже прошли этот модуль' })).toBeVisible();
  await expect(page.getByText('За модуль начислено 30 баллов')).toBeVisible();
  await expect(frame.getByText('Задание 1 из 3')).toBeVisible();
  expect([sent.results, sent.states.length]).toEqual([1, 1]);
});

test('finished without a network, the module’s own page sends it and shows the points', async ({
  page,
  context,
  signInAs,
  given,
  expectFailure,
}) => {
  test.slow();
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  await saveIt(page, FIND);
  await openOffline(page, context, FIND);
  const frame = frameOf(page);
  await press(button(frame, 'Начать'));
  for (const phrases of MISTAKES) {
    await mark(frame, phrases);
    await press(frame.getByRole('button', { name: /Дальше|К результату/ }));
  }
  await expect(page.getByText('Результат отправим, когда появится сеть.')).toBeVisible();
  const sent = watchSent(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Открыть страницу' }).click();
  await expect(page.getByText('За модуль начислено 30 баллов')).toBeVisible();
  await expect(frame.getByText('3 из 3')).toBeVisible();
  await saved(page);
  expect([sent.results, sent.states.length]).toEqual([1, 1]);
});

test('every module of the demo world opens without a network, with its letters and nothing refused', async ({
  page,
  context,
  signInAs,
  given,
  expectFailure,
}) => {
  test.setTimeout(240_000);
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  const addresses: string[] = [];
  for (const slug of DEMO_MODULES) {
    await page.goto(`/modules/${slug}`);
    await workerControls(page);
    await save(page).click();
    await expect(keptLine(page)).toBeVisible();
    addresses.push(new URL(page.url()).pathname);
  }
  expect(addresses.length).toBeGreaterThanOrEqual(8);
  await context.setOffline(true);
  for (const address of addresses) {
    await page.goto(address);
    await expect(button(frameOf(page), 'Начать')).toBeVisible();
    const inside = page.frames().find((frame) => frame !== page.mainFrame());
    const seen = await inside?.evaluate(async () => {
      await document.fonts.ready;
      return { origin: self.origin, letters: [...document.fonts].map(({ status }) => status) };
    });
    expect(seen?.origin).toBe('null');
    expect(seen?.letters).toContain('loaded');
  }
});

for (const [edition, address] of [
  ['1.2', '/vichy/modules/retinol-scorm'],
  ['2004', '/lrp/modules/vitamin-c-scorm'],
] as const) {
  test(`a SCORM ${edition} course is finished without a network`, async ({
    page,
    context,
    signInAs,
    given,
    expectFailure,
  }) => {
    test.slow();
    expectFailure(NETWORK_GONE);
    // the result may come before the state it waits for: the services ask for the state, and take the result then
    expectFailure(/422.*\/interactive-module\/\d+\/complete$/);
    await signInAs(await given.user());
    await saveIt(page, address);
    await openOffline(page, context, address);
    const frame = frameOf(page);
    await press(button(frame, 'Начать'));
    await expect(page.getByText('Сохранено на этом устройстве')).toBeVisible();
    const before = await draftsOf(page);
    await answerAnyhow(page, frame);
    await expect(button(frame, 'Дальше')).toBeVisible();
    // the answer is on the device before the page is left
    await expect.poll(() => draftsOf(page)).not.toBe(before);
    await page.reload();
    await press(frame.getByRole('button', { name: 'Дальше' }));
    for (let left = 1; left >= 0; left -= 1) {
      await answerAnyhow(page, frame);
      await press(frame.getByRole('button', { name: left > 0 ? 'Дальше' : 'К результату' }));
    }
    await expect(page.getByText('Результат отправим, когда появится сеть.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Открыть страницу' }).click();
    await expect(page.getByRole('heading', { name: 'Вы уже прошли этот модуль' })).toBeVisible();
  });
}

test('its copy says who advertises, is followed by a newer version, and goes at sign-out', async ({
  page,
  context,
  signInAs,
  given,
  database: { db },
  expectFailure,
  expectAccessible,
}) => {
  test.slow();
  expectFailure(/\/api\/session|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|failed: /);
  const person = await given.user();
  await signInAs(person);
  const [made] = await db.select().from(modules).where(eq(modules.slug, 'naydi-oshibku'));
  if (!made) throw new Error('The demo world has no such module');
  const { id: _id, ...like } = made;
  const slug = `saved-${person.id}`;
  const erid = { needErid: true, eridToken: 'TOKEN-88', eridSource: 'ООО «Пример»' };
  const versions = ['2026-01-10', '2026-02-20'].map((day) => new Date(`${day}T09:00:00Z`));
  await db.insert(modules).values({ ...like, ...erid, slug, title: 'Свой модуль', updatedAt: versions[0] });
  const address = `/academy/sra-training/modules/${slug}`;
  await saveIt(page, address);
  await expect(keptLine(page)).toContainText('версия от 10 января 2026');
  await db.update(modules).set({ updatedAt: versions[1] }).where(eq(modules.slug, slug));
  await page.reload();
  await expect(keptLine(page)).toContainText('версия от 20 февраля 2026');

  const marking = page.getByText('ООО «Пример». ERID TOKEN-88');
  await openOffline(page, context, address);
  await page.getByRole('main').getByText('Реклама', { exact: true }).click();
  await expect(marking).toBeVisible();
  await expect(page.getByText('версия от 20 февраля 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Всё сохранённое' }).click();
  const row = itemOf(page, 'Свой модуль');
  await expect(row).toContainText(/^Модуль.*[\d,]+\s(КБ|МБ), версия от\s20\sфевраля\s2026/);
  await row.getByText('Реклама', { exact: true }).click();
  await expect(row.getByText('ООО «Пример». ERID TOKEN-88')).toBeVisible();
  await expectAccessible();

  await context.setOffline(false);
  await page.goto('/');
  await page.route('**/api/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.locator('summary').filter({ hasText: 'Меню профиля' }).click();
  const opened = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await opened;
  const left = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).filter(({ name = '' }) => name.startsWith('saved-reading')),
    );
  await expect.poll(left).toEqual([]);
});

test('a module that can’t be kept says why', async ({ page, signInAs, given }) => {
  await signInAs(await given.user());
  await page.route('**/modules-files/*/index.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Фильм</title><video></video>' }),
  );
  await page.goto(FIND);
  await save(page).click();
  await expect(page.getByText('В модуле есть видео или звук. Он открывается только с сетью.')).toBeVisible();
  await expect(save(page)).toBeEnabled();
});
