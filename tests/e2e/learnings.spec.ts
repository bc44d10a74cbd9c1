import type { Locator } from '@playwright/test';
import { keepItem } from './favorites';
import { openFilters } from './filters-of';
import { expect, test } from './learning-fixtures';

const PATH = '/lk/learnings';

test('types, states and brands are addresses', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const made = await learning.test({ markId: mark.id, title: 'Тест о барьере' });
  await learning.article({ markId: mark.id, title: 'Статья о барьере' });
  await learning.test({ markId: mark.id, title: 'Тест завтра', startDate: new Date(Date.now() + 864e5) });
  await signInAs(await given.user());
  await page.goto(`${PATH}?mark=${mark.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('Найдено: 3');
  await expectAccessible();

  await page.getByRole('navigation', { name: 'Виды обучений' }).getByRole('link', { name: 'Тесты' }).click();
  await expect(page).toHaveURL(`${PATH}?type=test&mark=${mark.slug}`);
  await expect(main.getByRole('heading', { name: 'Статья о барьере' })).toHaveCount(0);
  const locked = main.getByRole('article').filter({ hasText: 'Тест завтра' });
  await expect(locked).toContainText('Откроется');
  await expect(locked.getByRole('link')).toHaveCount(0);
  await main.getByRole('link', { name: 'Тест о барьере' }).click();
  await expect(page).toHaveURL(`/lk/tests/${made.id}`);
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?type=test&mark=${mark.slug}`);
});

test('a begun and a passed test show where they stand', async ({ page, signInAs, given, learning }) => {
  const mark = await given.mark();
  const [begun, passed] = [
    await learning.test({ markId: mark.id, title: 'Начатый' }),
    await learning.test({ markId: mark.id, title: 'Готовый' }),
  ];
  await signInAs(await given.user());
  await page.goto(`/lk/tests/${begun.id}`);
  await page.getByRole('radio', { name: 'Да', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible();
  await page.goto(`/lk/tests/${passed.id}#q3`);
  await page.getByRole('radio', { name: 'Да', exact: true }).click();
  await page.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('dialog', { name: /Результат/ })).toBeVisible();

  await page.goto(`${PATH}?mark=${mark.slug}&state=started`);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Отвечено 1 из 3');
  await page.goto(`${PATH}?mark=${mark.slug}&state=finished`);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Пройдено');
});

test('the most points first go over all kinds in one list', async ({ page, signInAs, given, learning }) => {
  const mark = await given.mark();
  await learning.test({ markId: mark.id, title: 'Мало', countPoints: 5 });
  const many = await learning.test({ markId: mark.id, title: 'Много', countPoints: 70 });
  await learning.article({ markId: mark.id, title: 'Статья с тестом', testId: many.id });
  await learning.article({ markId: mark.id, title: 'Статья без теста' });
  await signInAs(await given.user());
  await page.goto(`${PATH}?mark=${mark.slug}&sort=-points`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(2)).toContainText('Мало');
  await expect(cards.nth(3)).toContainText('Статья без теста');
  await expect(page.getByRole('heading', { name: 'Видео и модули' })).toHaveCount(0);
});

test('words are searched, and nothing found says what to do', async ({ page, signInAs, given, learning }) => {
  const title = `Ниацинамид и кислоты ${String(Date.now())}`;
  const made = await learning.article({ title });
  await signInAs(await given.user());
  await page.goto(PATH);
  const search = page.getByRole('searchbox', { name: 'Поиск по обучениям' });
  await search.fill(`${made.slug} нет такого`);
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: /По запросу .* ничего нет/ })).toBeVisible();
  await page.getByRole('link', { name: 'Убрать запрос' }).click();
  await expect(page).toHaveURL(PATH);
  await search.fill(title.toLowerCase());
  await search.press('Enter');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('an item leaves the favourites at once and can be called back', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const mark = await given.mark();
  await learning.test({ markId: mark.id, title: 'Любимый тест' });
  await signInAs(await given.user());
  await page.goto(`${PATH}?mark=${mark.slug}`);
  const keep = await keepItem(page, 'Любимый тест');
  await page.getByRole('link', { name: 'Избранное' }).click();
  await expect(page).toHaveURL(/favorite=1/);
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'В избранном пока пусто' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(keep).toBeVisible();
});

test('the mark in the corner of a picture is pressed, not the card under it', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const mark = await given.mark();
  await learning.article({ markId: mark.id, title: 'Статья о барьере' });
  await signInAs(await given.user());
  const list = `${PATH}?mark=${mark.slug}`;
  await page.goto(list);
  await keepItem(page, 'Статья о барьере');
  await expect(page).toHaveURL(list);
});

test('Back shows what was kept and liked since', async ({ page, signInAs, given, learning }) => {
  const mark = await given.mark();
  await learning.article({ markId: mark.id, title: 'Статья о барьере' });
  await learning.test({ markId: mark.id, title: 'Тест о барьере' });
  await signInAs(await given.user());
  const list = `${PATH}?mark=${mark.slug}`;
  await page.goto(list);
  const keep = await keepItem(page, 'Тест о барьере');
  await page.getByRole('main').getByRole('link', { name: 'Статья о барьере' }).click();

  const liked = page.waitForResponse((answer) => answer.url().includes('/ratings') && answer.ok());
  await page.getByRole('button', { name: 'Нравится', exact: true }).click();
  await liked;
  const like = page.getByRole('button', { name: 'Нравится, 1' });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const elsewhere = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Обучение' });
  await elsewhere.click();
  await expect(page).toHaveURL(PATH);

  await page.goBack();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
});

test('filters of the popup add up and come off one by one; the address has no empty field', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('pharmacist');
  await page.goto(PATH);
  const filters = await openFilters(page, 'Фильтры', page.getByText('Все фильтры'));
  // of marks that other tests have made there may be more than a group shows at first
  for (const more of await filters.locator('summary').all()) await more.click();
  await filters.getByRole('checkbox', { name: /^Vichy/ }).click();
  await filters.getByRole('checkbox', { name: /^Кожа/ }).click();
  await expectAccessible();
  await filters.getByRole('button', { name: /^Показать \d/ }).click();
  await expect(page).toHaveURL(/\?mark=vichy&category=[\w-]+$/);
  const chosen = page.getByRole('group', { name: 'Выбранные фильтры' });
  await chosen.getByRole('link', { name: /Кожа/ }).click();
  await expect(page).toHaveURL(`${PATH}?mark=vichy`);
  await page.getByRole('group', { name: 'Быстрые фильтры' }).getByRole('link', { name: 'Vichy' }).click();
  await expect(page).toHaveURL(PATH);
});

test('the search of a phone opens over its row, and takes a row of its own once it is used', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const main = page.getByRole('main');
  const words = main.getByLabel('Поиск по обучениям');
  const filters = main.getByText('Все фильтры');
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, width: 0 };
  expect((await boxOf(words)).width).toBeLessThan(60);
  await words.focus();
  await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(340);
  await words.fill('кожа');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await filters.scrollIntoViewIfNeeded();
  expect((await boxOf(words)).width).toBeGreaterThan(340);
  expect((await boxOf(filters)).y - (await boxOf(words)).y).toBeGreaterThan(40);
});

test('the popup of filters on a phone: Esc and Back close it, the focus comes back', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('pharmacist');
  await page.goto(PATH);
  const opener = page.getByText('Все фильтры');
  const filters = await openFilters(page, 'Фильтры', opener);
  await expect(filters.getByRole('button', { name: /^Показать \d/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();
  await openFilters(page, 'Фильтры', opener);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(PATH);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form of the page', async ({ page, signInAs, expectFailure }) => {
    expectFailure(/_next\/static/); // scripts are announced and never run
    await signInAs('pharmacist');
    await page.goto(PATH);
    await page.getByText('Все фильтры').click();
    await page.getByRole('checkbox', { name: /^Vichy/ }).click();
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Vichy', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('the list is read, filtered and grown', async ({ page, signInAs, expectFailure }) => {
    expectFailure(/_next\/static/); // scripts are announced and never run
    await signInAs('pharmacist');
    await page.goto(`${PATH}?type=article`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(24);
    await page.getByRole('link', { name: 'Показать еще' }).click();
    await expect(cards).toHaveCount(48);
  });
});
