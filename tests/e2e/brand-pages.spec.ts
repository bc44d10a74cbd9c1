import { expect, test } from './learning-fixtures';

test.describe('a brand tells its story', () => {
  test.beforeEach(({ signInAs, given }) => given.user().then(signInAs));

  test('from its home through the chapters and back', async ({ page, expectAccessible }) => {
    await page.goto('/lrp/about');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Кожа, которой нужна бережность' }),
    ).toBeVisible();
    const chapters = main.getByRole('region', { name: 'Главы' }).getByRole('article');
    await expect(chapters).toHaveCount(9);
    await expectAccessible();

    await chapters.first().getByRole('link').click();
    await expect(page).toHaveURL('/lrp/about/lrp-about-1');
    await expect(page.getByRole('heading', { level: 1, name: 'История бренда' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Содержание' });
    await expect(contents.getByRole('link')).toHaveCount(9);
    await expect(contents.locator('[aria-current="page"]')).toContainText('История бренда');
    await expectAccessible();

    const around = page.getByRole('navigation', { name: 'Соседние главы' });
    await expect(around.getByRole('link')).toHaveCount(1);
    await around.getByRole('link', { name: /Термальная вода/ }).click();
    await expect(page).toHaveURL('/lrp/about/lrp-about-2');
    await around.getByRole('link', { name: /История бренда/ }).click();
    await expect(page).toHaveURL('/lrp/about/lrp-about-1');
    await contents.getByRole('link', { name: /Социальные проекты/ }).click();
    await around.getByRole('link', { name: /Ко всем главам/ }).click();
    await expect(page).toHaveURL('/lrp/about');
  });

  test('«Все бренды» of the header leads to the stories of all of them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const menu = page.getByRole('banner').locator('details', { hasText: 'Бренды' }).first();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Все бренды' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'О брендах' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  });

  test('its home leads to what there is of it', async ({ page }) => {
    await page.goto('/vichy/about');
    const sections = page.getByRole('navigation', { name: 'Материалы бренда' });
    await sections.getByRole('link', { name: /^Экспресс-тренинги/ }).click();
    await expect(page).toHaveURL('/vichy/express');
    await expect(page.getByRole('heading', { level: 1, name: 'Экспресс-тренинги' })).toBeAttached();
  });

  test('its home leads to its landings, and to those of no other brand', async ({ page }) => {
    for (const [brand, slug, name] of [
      ['vichy', 'neovadiol', /^Neovadiol/],
      ['lrp', 'syvorotki', /Сыворотки/],
      ['dercos', 'trichoscopy-academy', /Академия трихоскопии/],
    ] as const) {
      await page.goto(`/${brand}/about`);
      const landings = page.getByRole('region', { name: 'Спецпроекты' }).getByRole('article');
      await expect(landings).toHaveCount(1);
      await landings.getByRole('link').click();
      await expect(page).toHaveURL(`/${brand}/${slug}`);
      await expect(page).toHaveTitle(name);
    }
    await page.goto('/cerave/about');
    await expect(page.getByRole('region', { name: 'Спецпроекты' })).toHaveCount(0);
  });

  test('every brand has a home and a page of development; without a brand all of them stand together', async ({
    page,
  }) => {
    for (const brand of ['lrp', 'vichy', 'cerave', 'dercos', 'proexpert']) {
      for (const section of ['about', 'development']) {
        expect((await page.request.get(`/${brand}/${section}`)).status(), `/${brand}/${section}`).toBe(200);
      }
    }
    await page.goto('/about');
    await page.getByRole('main').getByRole('article').filter({ hasText: 'CeraVe' }).getByRole('link').click();
    await expect(page).toHaveURL('/cerave/about');
  });

  test('what is no page of the brand is a real 404', async ({ page }) => {
    for (const path of [
      '/vichy/about/lrp-about-1',
      '/lrp/about/lrp-about-10',
      '/lrp/about/vichy-about-1',
      '/lrp/about/lrp-development-1',
      '/lrp/development/lrp-development-6',
      '/lrp/development/lrp-development-7',
      '/cerave/about/cerave-about-1',
      '/no-such-brand/about',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  });

  test('a disabled chapter has no link and no next before it', async ({ page }) => {
    await page.goto('/lrp/development/lrp-development-5');
    const contents = page.getByRole('navigation', { name: 'Содержание' });
    await expect(contents.getByRole('link')).toHaveCount(5);
    const around = page.getByRole('navigation', { name: 'Соседние главы' });
    await expect(around.getByRole('link', { name: /Ко всем главам/ })).toBeVisible();
  });
});

test('the scientific base holds science alone, by theme', async ({ page, signInAs, given, learning }) => {
  const mark = await given.mark();
  await learning.article({ markId: mark.id, title: 'Барьер', categories: ['skin'] });
  await learning.article({ markId: mark.id, title: 'Фильтры', categories: ['sun'] });
  await learning.article({ markId: mark.id, title: 'Разговор', categories: ['counselling'] });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/knowledges`);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(2);
  await page.getByRole('group', { name: 'Темы' }).getByRole('link', { name: 'Солнце 1' }).click();
  await expect(page).toHaveURL(`/${mark.slug}/knowledges?category=sun`);
  await expect(articles).toHaveCount(1);
  await expect(articles).toContainText('Фильтры');
  await page.goto(`/${mark.slug}/knowledges?category=counselling`);
  await expect(articles).toHaveCount(2);
});

test('tests and express trainings stand apart, and each opens', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const mark = await given.mark();
  const plain = await learning.test({ markId: mark.id, title: 'Обычный тест' });
  await learning.test({
    markId: mark.id,
    title: 'Быстрый тренинг',
    availableErrorsCount: 1,
    tags: ['novinki'],
  });
  await signInAs(await given.user());
  const slips = page.getByRole('main').getByRole('article');
  await page.goto(`/${mark.slug}/express`);
  await expect(slips).toHaveCount(1);
  await expect(slips).toContainText('Быстрый тренинг');
  await page.getByRole('group', { name: 'Состояние' }).getByRole('link', { name: 'Новые 1' }).click();
  await expect(page).toHaveURL(`/${mark.slug}/express?state=new`);
  await expect(slips).toHaveCount(1);

  await page.goto(`/${mark.slug}/tests`);
  await expect(slips).toHaveCount(1);
  await slips.getByRole('link', { name: 'Обычный тест' }).click();
  await expect(page).toHaveURL(`/lk/tests/${plain.id}`);
});

test('a brand with nothing says what to do next', async ({ page, signInAs, given, expectAccessible }) => {
  const mark = await given.mark();
  await signInAs(await given.user());
  for (const [section, words] of [
    ['express', 'Экспресс-тренингов пока нет'],
    ['tests', 'Тестов пока нет'],
    ['knowledges', 'Материалов пока нет'],
  ] as const) {
    await page.goto(`/${mark.slug}/${section}`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expectAccessible();
  }
});
