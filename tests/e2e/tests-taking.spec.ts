import type { Page } from '@playwright/test';
import { expectOverCookies } from './cookie-sheet';
import { expect, test } from './learning-fixtures';
import { refuseTooSoon } from './too-soon';

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Сохранено' });
const question = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`Вопрос ${String(number)}`) });
const mark = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Вопросы' }).getByRole('link', { name: `Вопрос ${String(number)},` });
const goOn = (page: Page) => page.getByRole('button', { name: 'Дальше' }).click();
/** By a press, as a person does it; `check()` looks too early for an answer that is shown by the page's state. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}
const confirm = (page: Page) => page.getByRole('dialog', { name: 'Отправить ответы?' });

/** That the test is over, before anything is asked. */
const told = (page: Page) => page.getByText(/^Тест успели отправить с другого устройства/);

/** The form's own button: the panel has another of the same name. */
const finish = (page: Page) => page.getByRole('form').getByRole('button', { name: 'Завершить тест' });

test('a hidden and an unknown test are true 404', async ({
  page,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(/404/);
  await signInAs(await given.user());
  const draft = await learning.test({ isPublished: false });
  expect((await page.goto(`/lk/tests/${draft.id}`))?.status()).toBe(404);
  expect((await page.goto('/lk/tests/999999999'))?.status()).toBe(404);
  expect((await page.goto('/lk/tests/no-number'))?.status()).toBe(404);
});

test('with the mouse: answers, result, points', async ({ page, openTest, keptOf, expectAccessible }) => {
  const { person, made } = await openTest({ title: 'Барьер кожи', pays: [10, 20, 30] });
  await expect(question(page, 1)).toBeVisible();
  await expectAccessible();
  await choose(page, 'Да');
  await expect(saved(page)).toBeVisible();
  await goOn(page);
  await expect(question(page, 2)).toBeFocused();
  await choose(page, 'Нет');
  await goOn(page);
  await choose(page, 'Да');
  await finish(page).dblclick();
  await expect(confirm(page)).toHaveCount(1);
  await expect(confirm(page)).toContainText('Вы ответили на все вопросы');
  await confirm(page).getByRole('button', { name: 'Отправить' }).click();

  const result = page.getByRole('dialog', { name: 'Результат теста «Барьер кожи»' });
  await expect(result).toContainText('+40 баллов');
  await expect(result.getByRole('img', { name: 'Верно 2 из 3' })).toBeVisible();
  await expect(result.getByRole('listitem').filter({ hasText: 'Вопрос 2.' })).toBeVisible();
  await expect(result).toContainText('Верно: вопросы 1, 3.');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^40 баллов/ }).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Есть что повторить' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('box-shadow', 'none');
  expect(await keptOf(person.id, made.id)).toEqual({ open: {}, sent: 1, paid: [40] });
});

test('with the keyboard alone, on a phone', async ({ page, openTest, keptOf }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { person, made } = await openTest({ pays: [10, 20] });
  await expect(question(page, 1)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Да')).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Да')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Нет')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(question(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeVisible();
  const send = confirm(page).getByRole('button', { name: 'Отправить' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Результат теста/ })).toContainText('Без единой ошибки');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Без единой ошибки' })).toBeFocused();
  expect((await keptOf(person.id, made.id)).paid).toEqual([30]);
});

test('a reload keeps answers and the question', async ({ page, openTest }) => {
  await openTest();
  await choose(page, 'Нет');
  await expect(saved(page)).toBeVisible();
  await goOn(page);
  await expect(question(page, 2)).toBeFocused();
  await choose(page, 'Да');
  // at once, before the answer could go
  await page.reload();
  await expect(question(page, 2)).toBeVisible();
  await expect(page.getByLabel('Да')).toBeChecked();
  await expect(saved(page)).toBeVisible();
  await mark(page, 1).click();
  await expect(page.getByLabel('Нет')).toBeChecked();
});

test('back from the result leaves the test, also after a reload on its last question', async ({
  page,
  openTest,
}) => {
  await openTest({ pays: [10, 20] });
  await choose(page, 'Да');
  await goOn(page);
  await expect(question(page, 2)).toBeFocused();
  const { pathname } = new URL(page.url());
  await page.reload();
  await choose(page, 'Да');
  await expect(saved(page)).toBeVisible();
  await finish(page).click();
  await confirm(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('dialog', { name: /Результат теста/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Без единой ошибки' })).toBeFocused();
  // the driver reads where history stands, then names a step of it: not while the window takes its own back
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
});

test('without a network answers wait on the device and go by themselves', async ({
  page,
  openTest,
  context,
  keptOf,
  expectFailure,
}) => {
  expectFailure(/ERR_INTERNET_DISCONNECTED|failed:|Failed to fetch|Failed to load/);
  const { person, made } = await openTest();
  const [first, second] = made.questions;
  await choose(page, 'Да');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('form').getByRole('status').filter({ hasText: 'Нет сети' })).toBeVisible();
  // the page says it itself: nothing stands over its buttons
  await expect(page.getByRole('link', { name: /Нет сети/ })).toBeHidden();
  await goOn(page);
  await choose(page, 'Нет');
  await expect(mark(page, 2)).toHaveAccessibleName('Вопрос 2, есть ответ');
  expect((await keptOf(person.id, made.id)).open).toEqual({ [first!.id]: [first!.right] });
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await keptOf(person.id, made.id)).open).toEqual({
    [first!.id]: [first!.right],
    [second!.id]: [second!.wrong],
  });
});

test('a session that ends in the middle loses nothing', async ({
  page,
  signInAs,
  pharmacist,
  endSessions,
  learning,
  keptOf,
  expectFailure,
}) => {
  expectFailure(/401/);
  const person = await pharmacist();
  const made = await learning.test({});
  const [first, second] = made.questions;
  await signInAs(person);
  await page.goto(`/lk/tests/${made.id}`);
  await choose(page, 'Да');
  await expect(saved(page)).toBeVisible();
  await goOn(page);
  await endSessions(person.id);
  await choose(page, 'Нет');
  const over = page.getByRole('dialog', { name: 'Сеанс закончился' });
  await expect(over).toBeVisible();
  expect((await keptOf(person.id, made.id)).open).toEqual({ [first!.id]: [first!.right] });
  await over.getByLabel('Пароль', { exact: true }).fill('Demo2026pass');
  await over.getByRole('button', { name: 'Войти' }).click();
  await expect(over).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expect(question(page, 2)).toBeVisible();
  await expect(page.getByLabel('Нет')).toBeChecked();
  expect((await keptOf(person.id, made.id)).open).toEqual({
    [first!.id]: [first!.right],
    [second!.id]: [second!.wrong],
  });
});

test('a double click, a second tab and a lost answer score once', async ({
  page,
  openTest,
  context,
  keptOf,
  expectFailure,
}) => {
  expectFailure(/failed:|ERR_FAILED|Failed to load/);
  const { person, made } = await openTest({ pays: [10] });
  const other = await context.newPage();
  await other.goto(`/lk/tests/${made.id}`);
  await choose(page, 'Да');
  await expect(saved(page)).toBeVisible();
  await expect(other.getByLabel('Да')).toBeChecked();

  // the first sending arrives and its answer does not
  let lost = 0;
  await page.route('**/send', async (route) => {
    if (lost++ > 0) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await finish(page).click();
  await confirm(page).getByRole('button', { name: 'Отправить' }).dblclick();
  await expect(confirm(page).getByRole('alert')).toContainText('Нет связи');
  await confirm(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('dialog', { name: /Результат теста/ })).toContainText('+10 баллов');

  // nothing is left to ask there
  await finish(other).click();
  await expect(told(other)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Без единой ошибки' })).toBeVisible();
  await expect(confirm(other)).toHaveCount(0);
  expect(await keptOf(person.id, made.id)).toEqual({ open: {}, sent: 1, paid: [10] });
});

test('answers sent sooner than a person can are sent again by themselves', async ({
  page,
  openTest,
  keptOf,
  expectFailure,
}) => {
  expectFailure(/422/);
  const { person, made } = await openTest({ pays: [10] });
  await refuseTooSoon(page, '**/send', 1);
  await choose(page, 'Да');
  await finish(page).click();
  await confirm(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('dialog', { name: /Результат теста/ })).toContainText('+10 баллов');
  expect(await keptOf(person.id, made.id)).toEqual({ open: {}, sent: 1, paid: [10] });
});

test('a multiple choice says before it is answered that wrong options cost points', async ({
  page,
  signInAs,
  given,
  learning,
  keptOf,
}) => {
  const person = await given.user();
  const made = await learning.test({ pays: [] });
  await learning.multiple(made, [5, 5, 0]);
  await signInAs(person);
  await page.goto(`/lk/tests/${made.id}`);
  await expect(
    page.getByRole('group', { name: 'Выберите все верные ответы: за неверные баллы вычитаются' }),
  ).toBeVisible();
  for (const option of [1, 2, 3]) await page.getByLabel(`Вариант ${String(option)}`).click();
  await finish(page).click();
  await confirm(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('dialog', { name: /Результат теста/ })).toBeVisible();
  expect(await keptOf(person.id, made.id)).toEqual({ open: {}, sent: 1, paid: [] });
});

test('a page opened on another device before the answers knows of them, and takes none away', async ({
  page,
  openTest,
  newDevice,
  signInAs,
  keptOf,
}) => {
  const { person, made } = await openTest({ pays: [10, 20, 30] });
  const phone = await newDevice();
  await signInAs(person, phone);
  const other = await phone.newPage();
  await other.goto(`/lk/tests/${made.id}`);
  await expect(question(other, 1)).toBeVisible();

  await choose(page, 'Да');
  await goOn(page);
  await choose(page, 'Да');
  await goOn(page);
  await choose(page, 'Да');
  await expect.poll(async () => Object.keys((await keptOf(person.id, made.id)).open).length).toBe(3);

  await goOn(other);
  await expect(question(other, 2)).toBeVisible();
  await goOn(other);
  await expect(question(other, 3)).toBeVisible();
  await finish(other).click();
  await expect(confirm(other)).toContainText('Вы ответили на все вопросы');
  await confirm(other).getByRole('button', { name: 'Отправить' }).click();
  await expect(other.getByRole('dialog', { name: /Результат теста/ })).toContainText('+60 баллов');
  expect(await keptOf(person.id, made.id)).toEqual({ open: {}, sent: 1, paid: [60] });

  await finish(page).click();
  await expect(told(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Без единой ошибки' })).toBeVisible();
});

test('what is unanswered is told before sending, and can still be answered', async ({
  page,
  openTest,
  keptOf,
}) => {
  const { person, made } = await openTest({}, '#q3');
  await choose(page, 'Да');
  await finish(page).click();
  await expect(confirm(page)).toContainText('Осталось без ответа 2 вопроса: 1 и 2.');
  await confirm(page).getByRole('button', { name: 'Вернуться к вопросам' }).click();
  await expect(confirm(page)).toBeHidden();
  await expect(question(page, 1)).toBeFocused();
  await expect(page.getByLabel('Да')).not.toBeChecked();
  expect((await keptOf(person.id, made.id)).sent).toBe(0);
});

test('the question one goes back to keeps the focus when the window’s step of history ends late', async ({
  page,
  openTest,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const go = window.history.go.bind(window.history);
    window.history.go = (delta) => void setTimeout(() => go(delta), 300);
    const over = () => Object.assign(window, { isStepOver: true });
    window.addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(over)));
  });
  await openTest({}, '#q3');
  await finish(page).click();
  await confirm(page).getByRole('button', { name: 'Вернуться к вопросам' }).click();
  // the browser has let go of the focus by the frame after the step
  await page.waitForFunction(() => 'isStepOver' in window);
  await expect(question(page, 1)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#q1');
});

for (const hash of ['', '#q3'])
  test(`a mark pressed while the page’s own code is on its way opens its question ${hash}`, async ({
    page,
    openTest,
  }) => {
    let release = () => {};
    const code = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    // the router is there, and starts with the address it has read; the press changes it behind its back
    await page.route(/\/chunks\/app\/.*\/tests\/.*\/page-/, async (route) => {
      held += 1;
      await code;
      await route.continue();
    });
    const opened = openTest({}, hash);
    await expect(question(page, 1)).toBeVisible();
    await page.waitForFunction(() => Boolean((window as { next?: { router?: unknown } }).next?.router));
    await mark(page, 2).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/#q2$/);
    expect(held).toBe(1);
    release();
    await opened;
    await expect(question(page, 2)).toBeVisible();
    await choose(page, 'Нет');
    await mark(page, 1).click();
    await expect(question(page, 1)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

test('marks of many questions run inside a phone, the page stays in its width', async ({
  page,
  openTest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTest({ pays: Array.from({ length: 12 }, () => 10) });
  await expect(question(page, 1)).toBeVisible();
  await mark(page, 12).click();
  await expect(question(page, 12)).toBeFocused();
  await expect(mark(page, 12)).toBeInViewport({ ratio: 1 });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test('closed tests say why and lead on', async ({ page, signInAs, given, learning, expectAccessible }) => {
  await signInAs(await given.user());
  const day = 864e5;
  const future = await learning.test({ startDate: new Date(Date.now() + 3 * day) });
  const past = await learning.test({ endDate: new Date(Date.now() - day) });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/lk/tests/${future.id}`);
  await expect(heading).toHaveText(/Тест откроется через 3.дня/);
  await expect(page.getByLabel('Да')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ко всем обучениям' })).toHaveAttribute(
    'href',
    '/lk/learnings',
  );
  await expectAccessible();
  await page.goto(`/lk/tests/${past.id}`);
  await expect(heading).toHaveText('Тест закрыт');
  await expect(page.getByLabel('Да')).toHaveCount(0);
});

test('an express test tells its terms; a failed one waits for the next month', async ({
  page,
  openTest,
  keptOf,
}) => {
  const { person, made } = await openTest({ availableErrorsCount: 1, countPoints: 50, pays: [0, 0, 0] });
  await expect(page.getByRole('complementary', { name: 'О тесте' })).toContainText('не больше одного раза');
  await page
    .getByRole('complementary', { name: 'О тесте' })
    .getByRole('button', { name: 'Завершить тест' })
    .click();
  await confirm(page).getByRole('button', { name: 'Отправить' }).click();
  const result = page.getByRole('dialog', { name: /Результат теста/ });
  await expect(result).toContainText('В этот раз не получилось');
  await expect(result).toContainText('Пройти тест снова можно');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Да')).toHaveCount(0);
  expect(await keptOf(person.id, made.id)).toEqual({ open: {}, sent: 1, paid: [] });
});

test('a test that does not exist never shows an empty menu for the one it waits for', async ({
  page,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/404/);
  await signInAs('pharmacist');
  // the pieces that the document lacks come with the payload, which is held
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/lk/tests/999999**', async (route) => {
    if (!route.request().isNavigationRequest()) await held;
    await route.continue();
  });
  await page.goto('/lk/tests/999999');
  const bare = page.locator('details:not(:has(> summary))');
  await expect(bare.first()).toBeAttached();
  for (const menu of await bare.all()) await expect(menu).toBeHidden();
  release();
  await expect(page.getByText('Меню профиля')).toBeAttached();
  await expect(bare).toHaveCount(0);
});

test.describe('the question about cookies', () => {
  test.use({ cookieGroups: '' });

  test('lies over no test: a phone goes on to the next question', async ({ page, openTest }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTest();
    await expect(question(page, 1)).toBeVisible();
    await expectOverCookies(page, page.getByRole('button', { name: 'Дальше' }));
  });
});
