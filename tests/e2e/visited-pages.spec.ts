import type { Page } from '@playwright/test';
import { givenProducts, type GivenProducts } from '../helpers/given-products';
import { expect, test as base } from './learning-fixtures';
import { gotoOffline, workerControls } from './worker-hands';

const test = base.extend<{ products: GivenProducts }>({
  products: async ({ deps, given }, use) => {
    await use(givenProducts({ db: deps.database.db, given, now: () => new Date() }));
  },
});
test.use({ serviceWorkers: 'allow' });

const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed: /;

/** Addresses of the pages that the device keeps for this person; null while the page goes. */
const keptFor = (page: Page, personId: string) =>
  page
    .evaluate(async (name) => {
      const databases = await indexedDB.databases();
      if (!databases.some((one) => one.name === name)) return [];
      const request = indexedDB.open(name);
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        // deleted since it was listed: opening must not make it anew
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(null);
      });
      if (!database) return [];
      const keys = database.transaction('items').objectStore('items').getAllKeys();
      const found = await new Promise<string[]>((resolve) => {
        keys.onsuccess = () => resolve(keys.result.map(String));
      });
      database.close();
      return found;
    }, `saved-reading:${personId}`)
    .catch(() => null);

async function openIt(page: Page, address: string, personId: string): Promise<void> {
  await page.goto(address);
  await workerControls(page);
  await expect.poll(() => keptFor(page, personId)).toContain(address);
}

test('a product and a glossary that were opened are read without a network, by their person alone', async ({
  page,
  context,
  signInAs,
  given,
  products,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(NETWORK_GONE);
  const [mark, anna, boris] = [await given.mark(), await given.user(), await given.user()];
  const meaning = `Смысл слова ${mark.slug}`;
  const word = await products.word({
    markId: mark.id,
    name: `Слово${mark.slug}`,
    description: `<p>${meaning}.</p>`,
  });
  const { slug } = await products.product({
    markId: mark.id,
    name: 'Бальзам',
    applicationMethod: '<ol><li>Нанести на сухую кожу.</li></ol>',
  });
  const [product, glossary] = [`/${mark.slug}/products/${slug}`, `/${mark.slug}/glossary`];
  await signInAs(anna);
  await openIt(page, product, anna.id);
  await openIt(page, glossary, anna.id);
  await page.goto('/lk/saved');
  const lately = page.getByRole('region', { name: 'Недавно открытые' });
  await expect(lately).toContainText('Бальзам');
  await page.getByRole('button', { name: /^Глоссарий/ }).click();
  await expect(lately).not.toContainText('Бальзам');
  await expectAccessible();

  await gotoOffline(page, product, page.getByText(/Страница из памяти, сохранена .* в \d\d:\d\d/));
  await expect(page.getByText('Нанести на сухую кожу.')).toBeVisible();
  await page.goto(`${glossary}#${word.slug}`);
  await expect(page.getByText(meaning)).toBeVisible();

  await context.setOffline(false);
  await context.clearCookies();
  await signInAs(boris);
  await page.goto('/');
  await expect.poll(() => keptFor(page, anna.id)).toEqual([]);
  await gotoOffline(page, product, page.getByRole('heading', { level: 1, name: 'Нет сети' }));
  await expect(page.getByText('Нанести на сухую кожу.')).toBeHidden();
});

test('signing out leaves no page that was opened', async ({ page, signInAs, given, products }) => {
  const [mark, anna] = [await given.mark(), await given.user()];
  await products.word({ markId: mark.id, name: `Слово${mark.slug}` });
  await signInAs(anna);
  await openIt(page, `/${mark.slug}/glossary`, anna.id);
  await page.locator('summary').filter({ hasText: 'Меню профиля' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect.poll(() => keptFor(page, anna.id)).toEqual([]);
});
