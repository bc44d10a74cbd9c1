import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { articles } from '@/backend/db/schema/articles';
import { pages } from '@/backend/db/schema/pages';
import { givenProducts, type GivenProducts } from '../helpers/given-products';
import { XSS } from '../helpers/xss';
import { openFilters } from './filters-of';
import { expect, test as base } from './learning-fixtures';

const test = base.extend<{ products: GivenProducts }>({
  products: async ({ deps, given }, use) => {
    await use(givenProducts({ db: deps.database.db, given, now: () => new Date() }));
  },
});

const image = (name: string, order: number) => ({
  name,
  fileName: 'a.svg',
  uuid: `00000000-0000-8000-a000-00000000000${order}`,
  previewUrl: `/art/empty-list.svg?${order}`,
  originalUrl: `/art/empty-cart.svg?${order}`,
  order,
  customProperties: {},
  extension: 'svg',
  size: 1,
});

test('filters are addresses: chosen, taken off, back, reload', async ({
  page,
  signInAs,
  given,
  products,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const [lip, eff, dry] = [`lip-${mark.slug}`, `eff-${mark.slug}`, `dry-${mark.slug}`];
  const markId = mark.id;
  await products.product({
    markId,
    name: 'Бальзам',
    entries: [
      ['gamma', lip, 'Липикар'],
      ['skin', dry, 'Сухая'],
    ],
  });
  await products.product({ markId, name: 'Гель', entries: [['gamma', eff, 'Эфаклар']] });
  await products.product({ markId, name: 'Архивный крем', status: 'archive', entries: [['gamma', eff]] });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/products`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expectAccessible();

  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  await filters.getByRole('link', { name: 'Липикар 1' }).click();
  await expect(page).toHaveURL(`/${mark.slug}/products?gamma=${lip}`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Бальзам');
  await expect(filters.getByRole('link', { name: 'Липикар 1' })).toHaveAttribute('aria-current', 'true');
  await filters.getByRole('link', { name: 'Эфаклар 1' }).click();
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page
    .getByRole('group', { name: 'Выбранные фильтры' })
    .getByRole('link', { name: 'Убрать: Липикар' })
    .click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Гель');
  await page.goBack();
  await expect(cards).toHaveCount(2);
});

test('words are looked for within the choices; nothing found says what to do', async ({
  page,
  signInAs,
  given,
  products,
}) => {
  const mark = await given.mark();
  await products.product({ markId: mark.id, name: 'Крем для рук', vendorCode: 'TST-1' });
  await products.product({ markId: mark.id, name: 'Шампунь' });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/products`);
  const search = page.getByRole('searchbox', { name: 'Поиск по каталогу' });
  const cards = page.getByRole('main').getByRole('article');
  await search.fill('tst-1');
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Крем для рук');
  await search.fill('зонт');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'По запросу «зонт» ничего нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Весь каталог' }).click();
  await expect(cards).toHaveCount(2);
});

test('on a phone filters are a popup: counted, applied, closed by Esc and Back', async ({
  page,
  signInAs,
  given,
  products,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const [lip, eff] = [`lip-${mark.slug}`, `eff-${mark.slug}`];
  await products.product({ markId: mark.id, name: 'Бальзам', entries: [['gamma', lip, 'Липикар']] });
  await products.product({ markId: mark.id, name: 'Гель', entries: [['gamma', eff, 'Эфаклар']] });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/products`);
  const opener = page.getByRole('button', { name: 'Фильтры' });
  const filters = await openFilters(page, 'Фильтры продуктов', opener);
  await expectAccessible();
  await expect(filters.getByRole('button', { name: 'Показать 2' })).toBeInViewport();
  await filters.getByRole('checkbox', { name: /^Липикар/ }).click();
  await filters.getByRole('button', { name: 'Показать 1' }).click();
  await expect(filters, 'a press that shows the list closes its window').toBeHidden();
  await expect(page).toHaveURL(`/${mark.slug}/products?gamma=${lip}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const chips = page.getByRole('group', { name: 'Выбранные фильтры' });
  await expect(chips.getByRole('link', { name: 'Убрать: Липикар' })).toBeVisible();

  await openFilters(page, 'Фильтры продуктов', opener);
  await expect(filters.getByRole('checkbox', { name: /^Липикар/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();
  await openFilters(page, 'Фильтры продуктов', opener);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page, 'Back closes the popup alone').toHaveURL(`/${mark.slug}/products?gamma=${lip}`);
});

test('on a phone filters open over the list without a script', async ({
  browser,
  signInAs,
  context,
  given,
  products,
}) => {
  const mark = await given.mark();
  await products.product({
    markId: mark.id,
    name: 'Бальзам',
    entries: [['gamma', `g-${mark.slug}`, 'Липикар']],
  });
  await products.product({ markId: mark.id, name: 'Гель' });
  await signInAs(await given.user());
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: await context.storageState(),
    baseURL: process.env.E2E_PORTAL ?? '',
  });
  const page = await plain.newPage();
  await page.goto(`/${mark.slug}/products`);
  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await filters.getByRole('link', { name: 'Липикар 1' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await plain.close();
});

test('a product: pictures by keyboard, its words explained, liked for good', async ({
  page,
  signInAs,
  given,
  products,
  learning,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const theme = `theme-${mark.slug}`;
  const word = await products.word({ name: `Слово${mark.slug}`, description: '<p>Что оно значит.</p>' });
  const { slug } = await products.product({
    markId: mark.id,
    name: 'Бальзам',
    composition: `<p>Вода, ${word.name}</p>`,
    applicationMethod: '<ol><li>Нанести.</li></ol>',
    activeComponents: [word.name],
    tags: [theme],
    needErid: true,
    eridToken: '2VtzqProd',
    eridSource: 'ООО «Пример»',
    images: {
      ogImage: null,
      content: [image('Как наносить', 2)],
      preview: [image('Упаковка', 0), image('Текстура', 1)],
    },
  });
  const quiz = await learning.test({ markId: mark.id, title: 'Проверка по теме', tags: [theme] });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Бальзам' })).toBeVisible();
  await page.getByRole('main').getByText('Реклама', { exact: true }).first().click();
  await expect(page.getByText('ERID 2VtzqProd')).toBeVisible();
  const about = page.getByRole('region', { name: 'О продукте' });
  await expect(about.getByRole('figure', { name: 'Как наносить' }).getByRole('img')).toBeVisible();
  await expectAccessible();

  const gallery = page.getByRole('group', { name: 'Изображения' });
  await gallery.getByRole('link', { name: 'Показать: Упаковка' }).focus();
  await page.keyboard.press('ArrowDown');
  await gallery.getByRole('link', { name: 'Увеличить: Текстура' }).click();
  const large = page.getByRole('dialog', { name: 'Бальзам' });
  await expect(large.getByRole('img', { name: 'Текстура' })).toBeVisible();
  await large.getByRole('button', { name: 'Увеличить' }).click();
  await expect(large.getByRole('button', { name: 'Уменьшить' })).toBeVisible();
  await large.getByRole('button', { name: 'Следующее изображение' }).click();
  await expect(large.getByRole('img', { name: 'Упаковка' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  const composition = page.getByRole('region', { name: 'Состав' });
  await composition.getByRole('link', { name: word.name }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Что оно значит.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  const liked = page.waitForResponse((answer) => answer.url().includes('/ratings') && answer.ok());
  await page.getByRole('button', { name: 'Нравится', exact: true }).click();
  await liked;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Нравится, 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /^Пройти тест/ })).toHaveAttribute(
    'href',
    `/lk/tests/${quiz.id}`,
  );
  await composition.getByRole('link', { name: word.name }).click();
  await expect(page).toHaveURL(`/${mark.slug}/glossary#${word.slug}`);
});

test('an archived product says so; what is not of the brand is not found', async ({
  page,
  signInAs,
  given,
  products,
}) => {
  const [mark, other] = [await given.mark(), await given.mark()];
  const { slug } = await products.product({ markId: mark.id, name: 'Старый крем', status: 'archive' });
  const draft = await products.product({ markId: mark.id, publishedAt: null });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/products/${slug}`);
  await expect(page.getByText('Продукт в архиве')).toBeVisible();
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf(`/products/${slug}`)).toBe(200);
  expect(await statusOf(`/${other.slug}/products/${slug}`)).toBe(404);
  expect(await statusOf(`/${mark.slug}/products/${draft.slug}`)).toBe(404);
  expect(await statusOf(`/${mark.slug}/products/no-such-product`)).toBe(404);
});

/** Nothing has run, though here it would: the page's policy is out of the way, and a handler of our own does run. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { xss?: number }).xss)).toBeUndefined();
  await page.evaluate(() => {
    const proof = document.createElement('div');
    proof.innerHTML = '<img src="data:," onerror="window.ran=1">';
  });
  await expect.poll(() => page.evaluate(() => (window as { ran?: number }).ran)).toBe(1);
}

test.describe('without the policy of the page', () => {
  test.use({ bypassCSP: true });

  test('whatever stands in the database, nothing of it runs', async ({
    page,
    signInAs,
    given,
    products,
    expectFailure,
  }) => {
    expectFailure(/\/media\/|ERR_/);
    const mark = await given.mark();
    const html = XSS.join('');
    const texts = {
      fullDescription: html,
      composition: html,
      features: html,
      applicationMethod: html,
      result: html,
    };
    const word = await products.word({ markId: mark.id, description: html });
    const { slug } = await products.product({
      markId: mark.id,
      name: '<img src=x onerror=window.xss=1>',
      ...texts,
    });
    await signInAs(await given.user());
    for (const path of [
      `/${mark.slug}/products/${slug}`,
      `/${mark.slug}/products`,
      `/${mark.slug}/glossary`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNothingRan(page);
    }
    await expect(page.getByRole('heading', { name: word.name })).toBeVisible();
  });

  /** So many payloads stand in one document, each in an element of its own: one that is not closed hides the rest. */
  const IN_ONE = 8;
  const documents = Array.from({ length: Math.ceil(XSS.length / IN_ONE) }, (_, at) =>
    XSS.slice(at * IN_ONE, (at + 1) * IN_ONE),
  );

  test('each payload in a text of its own: nothing of a glossary, an article, a story runs', async ({
    page,
    signInAs,
    given,
    products,
    learning,
    deps,
    expectFailure,
  }) => {
    test.slow();
    expectFailure(/\/media\/|ERR_/);
    const mark = await given.mark();
    const { db } = deps.database;
    for (const html of XSS) await products.word({ markId: mark.id, description: html });
    await signInAs(await given.user());
    const expectCalm = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNothingRan(page);
    };
    await expectCalm(`/${mark.slug}/glossary`);
    const { slug, id } = await learning.article({ markId: mark.id });
    const words = { markId: mark.id, slug: `${mark.slug}-about`, title: 'О бренде' };
    await db.insert(pages).values({ ...words, status: 'published', publishedAt: new Date(0) });
    for (const payloads of documents) {
      const content = payloads.map((html) => `<p>Слова</p><div>${html}</div>`).join('');
      await db.update(articles).set({ content }).where(eq(articles.id, id));
      await db.update(pages).set({ content }).where(eq(pages.slug, words.slug));
      await expectCalm(`/${mark.slug}/news/${slug}`);
      await expectCalm(`/${mark.slug}/about`);
    }
  });
});
