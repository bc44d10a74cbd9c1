import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from '@playwright/test';
import { articles } from '@/backend/db/schema/articles';
import { expect, test } from './learning-fixtures';
import { gotoOffline, keptOnDevice, workerControls } from './worker-hands';

test.use({ serviceWorkers: 'allow' });

const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed: /;
const SECRET = 'Церамиды держат воду в роговом слое';
const text = {
  title: 'Барьер зимой',
  content: `<h2>Зачем</h2><p>${SECRET}.</p><p><img src="/art/brand-lrp.webp" alt="Капля"></p>`,
  needErid: true,
  eridToken: 'TOKEN-77',
  eridSource: 'ООО «Пример»',
};

const save = (page: Page) => page.getByRole('button', { name: 'Скачать для чтения без сети' });
const saved = (page: Page) => page.getByText(/^Скачано для чтения без сети: \d/);
const remove = (page: Page) => page.getByRole('button', { name: 'Удалить с устройства', exact: true });
/**
 * But Workbox's own, which says when files of the build were last used. Null while the page goes: one of another account
 * is loaded anew.
 */
const databases = (page: Page) =>
  page
    .evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      return names.filter((name) => name !== 'workbox-expiration');
    })
    .catch(() => null);

/** Cookies a session lives by. */
const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /(token|tokenAge|refresh|claim)$/.test(name));

async function signOut(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Меню профиля' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

async function saveIt(page: Page, slug: string): Promise<string> {
  const address = `/news/${slug}`;
  // the button is at the end of the text, so that it is read by then: what tells so is answered before anybody leaves
  const told = page.waitForResponse((answer) => answer.url().endsWith('/-actions/progress'));
  await page.goto(address);
  await workerControls(page);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect((await told).ok()).toBe(true);
  return address;
}

test('saved, it opens without a network by its own address, with its marking and pictures, and from the list', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  const { slug } = await learning.article(text);
  const address = await saveIt(page, slug);
  await expect(saved(page)).toContainText(/\d\s(Б|КБ), версия от \d+\s\S+\s\d{4}/);
  await expectAccessible();

  await gotoOffline(page, address, page.getByText(/Это копия с вашего устройства/));
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page).toHaveTitle(/Барьер зимой/);
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.getByRole('main').getByText('Реклама', { exact: true }).click();
  await expect(page.getByText('ООО «Пример». ERID TOKEN-77')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Капля' });
  await expect(picture).toHaveAttribute('src', /^data:image\/webp/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible();

  await page.getByRole('link', { name: 'Всё сохранённое' }).click();
  await expect(page.getByRole('heading', { name: 'Скачано для чтения без сети' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: text.title }).click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Открыть страницу' }).click();
  await expect(page.getByRole('navigation', { name: 'Разделы', exact: true })).toBeVisible();
});

test('it can be removed, on its page and in the list', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  await signInAs(await given.user());
  const [first, second] = [
    await learning.article({ title: 'Первая' }),
    await learning.article({ title: 'Вторая' }),
  ];
  await saveIt(page, first.slug);
  await remove(page).click();
  await expect(save(page)).toBeVisible();
  await saveIt(page, second.slug);
  // with a network its own address leads into the portal's frame, at once
  await page.goto('/offline', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/lk/saved');
  await expect(page.getByRole('navigation', { name: 'Разделы', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Доступно без сети' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Удалить с устройства: Вторая' }).click();
  await expect(page.getByRole('heading', { name: 'Пока ничего не скачано' })).toBeVisible();
});

test('a newer version takes the place of the saved one when its page is opened', async ({
  page,
  signInAs,
  given,
  learning,
  database,
}) => {
  await signInAs(await given.user());
  const { id, slug } = await learning.article({ ...text, updatedAt: new Date('2026-01-10T09:00:00Z') });
  await saveIt(page, slug);
  await expect(saved(page)).toContainText('версия от 10 января 2026');
  await database.db
    .update(articles)
    .set({ content: '<p>Новая редакция</p>', updatedAt: new Date('2026-02-20T09:00:00Z') })
    .where(eq(articles.id, id));
  await page.reload();
  await expect(saved(page)).toContainText('версия от 20 февраля 2026');
  const name = (await databases(page))?.[0] ?? '';
  const html = await page.evaluate(
    (database) =>
      new Promise<string>((resolve) => {
        indexedDB.open(database).onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          result.transaction('items').objectStore('items').getAll().onsuccess = (event) => {
            resolve((event.target as IDBRequest<{ html: string }[]>).result[0]?.html ?? '');
            result.close();
          };
        };
      }),
    name,
  );
  expect(html).toContain('Новая редакция');
});

test('a session ended from another device: opened with a network, the saved list forgets it all', async ({
  page,
  signInAs,
  given,
  learning,
  endSessions,
  expectFailure,
}) => {
  expectFailure(/401/);
  const person = await given.user();
  await signInAs(person);
  const { slug } = await learning.article(text);
  await saveIt(page, slug);
  await page.goto('/lk/saved');
  await expect(page.getByRole('link', { name: text.title }), 'while it lives it stays').toBeVisible();
  await endSessions(person.id);
  await page.goto('/lk/saved');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => databases(page)).toEqual([]);
});

test('what is saved is in no shared cache, and goes at sign-out even when the request for it fails', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(/\/api\/session|ERR_FAILED/);
  const person = await given.user();
  await signInAs(person);
  const { slug } = await learning.article(text);
  await saveIt(page, slug);
  expect(await databases(page)).toEqual([`saved-reading:${person.id}`]);
  expect((await keptOnDevice(page)).filter(({ text: kept }) => kept.includes(SECRET))).toEqual([]);

  await page.route('**/api/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  const left = page.waitForRequest((request) => request.method() === 'DELETE');
  const opened = page.waitForEvent('load');
  await signOut(page);
  await left;
  await opened;
  await expect.poll(() => databases(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(await sessionOf(context)).toEqual([]);
});

test('signed out without a network stays signed out when it is back', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  const { slug } = await learning.article(text);
  await saveIt(page, slug);
  expect(await sessionOf(context)).not.toEqual([]);
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(await sessionOf(context)).toEqual([]);
});

test('another account never sees it: it goes when somebody else signs in', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const [anna, boris] = [await given.user(), await given.user()];
  await signInAs(anna);
  const { slug } = await learning.article(text);
  const address = await saveIt(page, slug);
  await context.clearCookies();
  await signInAs(boris);
  await page.goto('/');
  await expect.poll(() => databases(page)).toEqual([]);
  await gotoOffline(page, address, page.getByRole('heading', { level: 1, name: 'Нет сети' }));
  await expect(page.getByText(SECRET)).toBeHidden();
});

/** Opened and left again: what keeps it comes when the page is idle. */
async function readIt(page: Page, slug: string, personId: string): Promise<string> {
  const address = `/news/${slug}`;
  await page.goto(address);
  await workerControls(page);
  await expect.poll(() => databases(page)).toEqual([`saved-reading:${personId}`]);
  await expect(save(page), 'it was not asked for').toBeVisible();
  return address;
}

test('an article that was only opened opens without a network too, and stands among the lately opened', async ({
  page,
  signInAs,
  given,
  learning,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(NETWORK_GONE);
  const person = await given.user();
  await signInAs(person);
  const { slug } = await learning.article(text);
  const address = await readIt(page, slug, person.id);
  expect((await keptOnDevice(page)).filter(({ text: kept }) => kept.includes(SECRET))).toEqual([]);
  await page.goto('/lk/saved');
  await expect(page.getByRole('region', { name: 'Недавно открытые' })).toContainText(text.title);
  await expectAccessible();

  await gotoOffline(page, address, page.getByText(/Это копия с вашего устройства|Страница из памяти/));
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByText(SECRET)).toBeVisible();
});

test('what one person has opened is gone for the next: signed out, and signed in over', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const [anna, vera, boris] = [await given.user(), await given.user(), await given.user()];
  await signInAs(anna);
  const { slug } = await learning.article(text);
  const address = await readIt(page, slug, anna.id);
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect.poll(() => databases(page)).toEqual([]);

  await signInAs(vera);
  await readIt(page, slug, vera.id);
  await context.clearCookies();
  await signInAs(boris);
  await page.goto('/');
  await expect.poll(() => databases(page)).toEqual([]);
  await gotoOffline(page, address, page.getByRole('heading', { level: 1, name: 'Нет сети' }));
  await expect(page.getByText(SECRET)).toBeHidden();
});
