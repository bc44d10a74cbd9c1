import type { Locator, Page } from '@playwright/test';
import { tags } from '@/backend/db/schema/learning';
import { unique } from '../helpers/given';
import { expect, test } from './learning-fixtures';
import { atEveryWidth } from './training-fixtures';

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Goes on by Tab until it is there: nothing on the way may keep the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}

test('a moderator takes questions of other tests by the keyboard alone', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const [barrier, cream] = [unique('Чем восстановить барьер'), unique('Когда нанести крем')];
  const title = unique('Кожа зимой');
  await learning.test({
    title,
    asked: [{ text: `${barrier}?`, explanation: 'Роговому слою нужны липиды.' }, { text: `${cream}?` }],
  });
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto('/lk/tests/new/edit');
  await page.getByLabel('Название', { exact: true }).fill(unique('Новый тест'));
  const open = page.getByRole('button', { name: 'Взять из других тестов' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Взять из других тестов' });
  await expect(popup.getByLabel('Слова вопроса или ответа')).toBeFocused();
  // another form of the word than the question has
  await page.keyboard.type(barrier.replace('барьер', 'барьера'));
  await expect(popup.getByText('1 вопрос', { exact: true })).toBeVisible();
  await expect(popup.getByRole('listitem').filter({ hasText: title }).first()).toContainText('(верно)');
  await atEveryWidth(page, () => expectAccessible());
  const tick = popup.getByRole('checkbox', { name: `${barrier}?` });
  await tabTo(page, tick);
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();

  // what is ticked stays so whatever is looked for next
  await tabTo(page, popup.getByLabel('Слова вопроса или ответа'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(cream);
  const other = popup.getByRole('checkbox', { name: `${cream}?` });
  await tabTo(page, other);
  await page.keyboard.press('Space');
  const add = popup.getByRole('button', { name: 'Добавить: 2 вопроса' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(row(page, 'Вопрос 1').getByLabel('Текст вопроса')).toHaveValue(`${barrier}?`);
  await expect(row(page, 'Вопрос 1').getByLabel('Почему так')).toHaveValue('Роговому слою нужны липиды.');
  await expect(row(page, 'Вопрос 2').getByLabel('Текст вопроса')).toHaveValue(`${cream}?`);

  await page.getByRole('button', { name: 'Взять из других тестов' }).click();
  await popup.getByLabel('Слова вопроса или ответа').fill(barrier);
  await expect(popup.getByRole('listitem').filter({ hasText: barrier }).first()).toContainText(
    'В тесте уже есть',
  );
  await popup.getByLabel('Слова вопроса или ответа').fill(unique('нигде'));
  await expect(popup.getByText('Таких вопросов нет')).toBeVisible();
});

test('a moderator copies a question into the draft of another test', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const asked = unique('Чем восстановить барьер');
  const from = await learning.test({ title: unique('Кожа зимой'), asked: [{ text: `${asked}?` }] });
  const title = unique('Кожа летом');
  const into = await learning.test({ title, pays: [10] });
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto(`/lk/tests/${from.id}/edit`);
  await page
    .getByRole('button', { name: new RegExp(asked) })
    .first()
    .click();
  await row(page, 'Вопрос 1').getByRole('button', { name: 'Скопировать в другой тест' }).click();
  const popup = page.getByRole('dialog', { name: 'Скопировать в другой тест' });
  await expectAccessible();
  const box = popup.getByRole('combobox', { name: 'Тест' });
  await box.click();
  await box.fill(title);
  await page.getByRole('option').filter({ hasText: title }).click();
  await popup.getByRole('button', { name: 'Скопировать', exact: true }).click();
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/lk/tests/${into.id}/edit`));
  await expect(page.getByRole('button', { name: new RegExp(`2\\. ${asked}`) })).toBeVisible();
});

test('a test is given its theme, and keeps it', async ({ page, signInAs, given, learning, deps }) => {
  const theme = unique('Барьер');
  await deps.database.db.insert(tags).values({ slug: unique('theme'), title: theme });
  const { id } = await learning.test();
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto(`/lk/tests/${id}/edit`);
  await page.getByLabel('Найти: Темы').fill(theme);
  await page.getByRole('checkbox', { name: theme }).check();
  await page.getByRole('button', { name: 'Сохранить правки', exact: true }).click();
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await page.goto(`/lk/tests/${id}/edit`);
  await page.getByLabel('Найти: Темы').fill(theme);
  await expect(page.getByRole('checkbox', { name: theme })).toBeChecked();
});
