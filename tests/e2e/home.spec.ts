import { expect, test } from './learning-fixtures';

test('a newcomer is greeted, and every link leads somewhere', async ({
  page,
  signInAs,
  given,
  expectAccessible,
}) => {
  await signInAs(await given.user({ firstName: 'Мария' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Доброе утро|Добрый день|Добрый вечер|Здравствуйте), Мария$/,
  );
  await expect(page.getByRole('heading', { name: 'Продолжить' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Бренды' })).toBeVisible();
  const begin = page.getByRole('region', { name: 'С чего начать' });
  await expect(begin.getByRole('link', { name: /^Пройдите первый тест/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Баллы по брендам' })).toHaveCount(0);
  await expectAccessible();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
  expect(links.length).toBeGreaterThan(10);
  // brands that other journeys have made since this person signed in: their claim does not know those yet
  const own = links.filter((link) => !/^\/mark[a-z]+\//.test(link));
  for (const link of own) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('what is begun is continued from where it stands', async ({ page, signInAs, given, learning }) => {
  const quiz = await learning.test({ title: 'Начатый барьер' });
  await signInAs(await given.user());
  await page.goto(`/lk/tests/${quiz.id}`);
  await page.getByRole('radio', { name: 'Да', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible();

  await page.goto('/');
  const begun = page.getByRole('region', { name: 'Продолжить' });
  await expect(begun).toContainText('Тест, 1 из 3 вопросов');
  await expect(begun.getByRole('img', { name: 'Отвечено 1 из 3' })).toBeVisible();
  await begun.getByRole('link', { name: 'Начатый барьер' }).click();
  await expect(page).toHaveURL(`/lk/tests/${quiz.id}`);
});

test('banners change by their dots', async ({ page, signInAs, given }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(await given.user());
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Главное на портале' });
  const second = banners.getByRole('group', { name: /^2 из/ });
  await expect(second).not.toBeInViewport();
  await banners.getByRole('button', { name: 'Слайд 2' }).click();
  await expect(second).toBeInViewport();
  await expect(banners.getByRole('button', { name: 'Слайд 2' })).toHaveAttribute('aria-current', 'true');
});

test('novelties are narrowed by kind and brand', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const title = `Новинка ${String(Date.now())}`;
  const mark = await given.mark({ slug: 'dercos' });
  await learning.article({ markId: mark.id, title, tags: ['novinki'], publishedAt: new Date() });
  await signInAs(await given.user());
  await page.goto('/novelties');
  const main = page.getByRole('main');
  const item = main.getByRole('heading', { name: title });
  await expect(item).toBeVisible();
  await expectAccessible();
  await main.getByRole('group', { name: 'Бренд' }).getByRole('link', { name: 'Dercos' }).click();
  await expect(page).toHaveURL('/novelties?mark=dercos');
  await expect(item).toBeVisible();
  await main
    .getByRole('navigation', { name: 'Вид материалов' })
    .getByRole('link', { name: /^Видео/ })
    .click();
  await expect(page).toHaveURL(/\/novelties\?.*type=video/);
  await expect(item).toHaveCount(0);
  await page.goto('/novelties?type=survey');
  await expect(main.getByRole('heading', { name: 'Здесь новинок нет' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, novelties and news are there', async ({ page, signInAs, expectFailure }) => {
    expectFailure(/failed: .*_next\/static/); // scripts are not fetched where they may not run
    await signInAs('pharmacist');
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Баллы по брендам' })).toContainText('La Roche-Posay');
    await page.getByRole('link', { name: 'Все новинки' }).click();
    await expect(page).toHaveURL('/novelties');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('one can leave', async ({ page, signInAs, given, expectFailure }) => {
    expectFailure(/failed: .*_next\/static/);
    await signInAs(await given.user());
    await page.goto('/lk/security');
    await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/lk');
    await expect(page).toHaveURL(/\/login\?/);
  });
});
