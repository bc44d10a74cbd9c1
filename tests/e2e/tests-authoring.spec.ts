import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { learningItems, learningProgress } from '@/backend/db/schema/learning';
import { ledgerEntries } from '@/backend/db/schema/points';
import { attempts, testRevisions, tests } from '@/backend/db/schema/tests';
import { unique, type Given } from '../helpers/given';
import { byKeyboard, fillMoment } from './hands';
import { expect, test } from './learning-fixtures';

const moderator = (given: Given) => given.user({ roles: ['tests_moderator'] });
const kept = (page: Page) => page.getByRole('form', { name: 'Тест' }).getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const gate = (page: Page) =>
  page.getByRole('main').locator('section', { hasText: /Чего не хватает|Можно публиковать/ });

async function pick(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(words);
  await page.getByRole('option').filter({ hasText: words }).click();
}

async function writeQuestion(page: Page, number: number, text: string, right: string, wrong: string) {
  const question = row(page, `Вопрос ${String(number)}`);
  await question.getByLabel('Текст вопроса').fill(text);
  await row(page, `Вопрос ${String(number)}`)
    .getByRole('group', { name: 'Ответ 1' })
    .getByLabel('Ответ', { exact: true })
    .fill(right);
  await question.getByRole('group', { name: 'Ответ 1' }).getByLabel('Баллы', { exact: true }).fill('10');
  await question.getByRole('group', { name: 'Ответ 2' }).getByLabel('Ответ', { exact: true }).fill(wrong);
}

async function take(page: Page, answers: readonly [string, string]): Promise<void> {
  const choose = async (name: string) => {
    const radio = page.getByRole('radio', { name, exact: true });
    await radio.click();
    await expect(radio).toBeChecked();
  };
  await choose(answers[0]);
  await press(page, 'Дальше');
  await choose(answers[1]);
  await page.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
  await page
    .getByRole('dialog', { name: 'Отправить ответы?' })
    .getByRole('button', { name: 'Отправить' })
    .click();
}

test('a moderator writes a test from an article and publishes it; a pharmacist fails, reads why, and passes later', async ({
  page,
  newDevice,
  signInAs,
  given,
  learning,
  deps,
  expectAccessible,
}) => {
  const article = await learning.article({ title: unique('Барьер кожи зимой') });
  await signInAs(await moderator(given));
  await page.goto('/');
  await page.getByRole('region', { name: 'Ваша работа' }).getByRole('link', { name: /Тесты/ }).click();
  await page.getByRole('link', { name: 'Создать тест' }).click();
  await pick(page, 'По материалу', article.title);
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue(article.title);
  await expect(gate(page)).toContainText('Вопрос 1: напишите вопрос.');
  await writeQuestion(page, 1, 'Что восстанавливает барьер?', 'Церамиды', 'Спирт');
  await row(page, 'Вопрос 1').getByLabel('Почему так').fill('Роговому слою нужны липиды.');
  await press(page, 'Добавить вопрос');
  await writeQuestion(page, 2, 'Когда нанести крем?', 'Сразу', 'Через час');
  await page.getByLabel('Множитель').fill('1,5');
  await expect(page.getByText('Будет начислено до 30 баллов')).toBeVisible();
  await expect(gate(page)).toContainText('Всё на месте');
  await expect(kept(page)).toHaveText(/^Черновик сохранён \d\d:\d\d$/);
  await expectAccessible();

  await press(page, 'Сохранить черновик');
  const made = page.getByRole('dialog', { name: 'Тест создан' });
  await made.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(/\/lk\/tests\/\d+\/edit$/);
  await expect(made).toBeHidden();
  await press(page, 'Опубликовать');
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
  const id = /tests\/(\d+)/.exec(page.url())?.[1] ?? '';

  const device = await newDevice();
  const anna = await given.user();
  await signInAs(anna, device);
  const hers = await device.newPage();
  await hers.goto(`/lk/tests/${id}`);
  await take(hers, ['Спирт', 'Через час']);
  await press(hers, 'Подсказки к вопросам');
  const review = hers.getByRole('region', { name: 'Разбор ответов' });
  await expect(review).toContainText('Роговому слою нужны липиды.');
  for (const summary of await review.locator('summary').all()) await summary.click();
  await expect(review.getByRole('link', { name: article.title }).first()).toBeVisible();
  await expect(review).not.toContainText('Церамиды');

  // the first of next month is here
  const { db } = deps.database;
  const [item] = await db.select().from(learningItems).where(eq(learningItems.testId, id));
  await db
    .update(learningProgress)
    .set({ repeatAt: new Date(Date.now() - 1000) })
    .where(eq(learningProgress.itemId, item?.id ?? ''));
  await hers.goto(`/lk/tests/${id}`);
  await take(hers, ['Церамиды', 'Сразу']);
  await expect(hers.getByRole('dialog')).toContainText('+30');
});

test('by keys alone on a phone: written, moved and undone', async ({ page, signInAs, given }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(await moderator(given));
  await page.goto('/lk/tests/new/edit');
  const { use, type } = byKeyboard(page);
  const add = page.getByRole('button', { name: 'Добавить вопрос', exact: true });
  await type(page.getByLabel('Название', { exact: true }), unique('С клавиатуры'));
  await use(add);
  await expect(row(page, 'Вопрос 1').getByLabel('Текст вопроса')).toBeFocused();
  await page.keyboard.type('Первый?');
  await use(add);
  await expect(row(page, 'Вопрос 2').getByLabel('Текст вопроса')).toBeFocused();
  await page.keyboard.type('Второй?');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Вопрос 1').getByLabel('Текст вопроса')).toHaveValue('Второй?');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Вопрос 1').getByLabel('Текст вопроса')).toHaveValue('Первый?');
});

test('by keys alone on a phone: refused, mended where it says and published', async ({
  page,
  signInAs,
  given,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  const mark = await given.mark();
  await signInAs(await moderator(given));
  await page.goto('/lk/tests/new/edit');
  const { use, type, choose } = byKeyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await type(page.getByLabel('Название', { exact: true }), unique('С клавиатуры'));
  await use(button('Добавить вопрос'));
  await expect(row(page, 'Вопрос 1').getByLabel('Текст вопроса')).toBeFocused();
  await page.keyboard.type('Первый?');
  await choose(page.getByLabel('Бренд'), mark.name);
  await use(button('Опубликовать'));
  const wrong = page.getByRole('alert').filter({ hasText: 'Что исправить' });
  await expect(wrong).toContainText('Вопрос 1, ответ 1, текст: Напишите ответ или приложите картинку.');
  await expect(wrong.getByRole('button').first()).toBeVisible();
  await expectAccessible();

  // the refusal leads to the place; from there on it is mended as it was written
  await use(wrong.getByRole('button').first());
  const answer = (at: number) => row(page, 'Вопрос 1').getByRole('group', { name: `Ответ ${String(at)}` });
  const words = (at: number) => answer(at).getByLabel('Ответ', { exact: true });
  await expect(words(1)).toBeFocused();
  await page.keyboard.type('Церамиды');
  await type(answer(1).getByLabel('Баллы', { exact: true }), '10');
  await type(words(2), 'Спирт');
  await use(button('Опубликовать'));
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/lk\/tests\/\d+\/edit$/);
  await expectAccessible();
});

test('questions come from a text: checked first, then taken, then undone', async ({
  page,
  signInAs,
  given,
  expectAccessible,
}) => {
  await signInAs(await moderator(given));
  await page.goto('/lk/tests/new/edit');
  await press(page, 'Загрузить вопросы');
  const dialog = page.getByRole('dialog', { name: 'Загрузить вопросы' });
  await dialog
    .getByLabel('Или текст')
    .fill('Что восстанавливает барьер?\nA. Церамиды\nB. Спирт\nANSWER: A\n\nБез ключа?\nA. Да\nB. Нет\n');
  await dialog.getByRole('button', { name: 'Проверить текст' }).click();
  await expect(dialog.getByRole('status')).toContainText(/Формат: Aiken. Готово: 1\sвопрос, 1\sошибка/);
  await expect(dialog.getByRole('list', { name: 'Что не так' })).toContainText('строка 6');
  await expectAccessible();
  await dialog.getByRole('button', { name: /Добавить: 1/ }).click();
  await expect(row(page, 'Вопрос 1').getByLabel('Текст вопроса')).toHaveValue('Что восстанавливает барьер?');
  await press(page, 'Отменить правку');
  await expect(row(page, 'Вопрос 1')).toHaveCount(0);
});

test('the list hides a test and takes it back; one that an article names is not deleted', async ({
  page,
  signInAs,
  given,
  learning,
  deps,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/);
  const title = unique('Тест списка');
  const made = await learning.test({ title });
  await learning.article({ title: 'Кожа и ветер', testId: made.id });
  await signInAs(await moderator(given));
  await page.goto(`/lk/tests?search=${encodeURIComponent(title)}`);
  const menu = async (name: string) => {
    await page.getByRole('button', { name: `Действия: ${title}` }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const isHidden = async () => {
    const [test] = await deps.database.db.select().from(tests).where(eq(tests.id, made.id));
    return test?.isHidden;
  };
  await menu('Скрыть');
  await expect(page.getByRole('table').getByText('Скрыт', { exact: true })).toBeVisible();
  expect(await isHidden()).toBe(true);
  await press(page, 'Отменить');
  await expect(page.getByRole('table').getByText('Опубликован', { exact: true })).toBeVisible();
  await menu('Удалить');
  const dialog = page.getByRole('dialog', { name: 'Удалить тест?' });
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog.getByRole('alert')).toContainText('На тест ведёт материал «Кожа и ветер»');
  await dialog.getByRole('button', { name: 'Нет' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible();
});

test('a mended key is shown before it comes out, and pays those who were right all along', async ({
  page,
  signInAs,
  given,
  learning,
  deps,
  expectAccessible,
}) => {
  const made = await learning.test({ title: unique('Неверный ключ'), pays: [10] });
  const anna = await given.user();
  const { db } = deps.database;
  const [revision] = await db.select().from(testRevisions).where(eq(testRevisions.testId, made.id));
  await db.insert(attempts).values({
    ...{ userId: anna.id, testId: made.id, revisionId: revision?.id ?? '', answers: made.answers(0) },
    submittedAt: new Date(),
    result: {
      ...{ correctAnswersCount: 0, questionsCount: 1, points: 0 },
      passed: false,
      repeatDatetime: null,
    },
  });
  await signInAs(await moderator(given));
  await page.goto(`/lk/tests/${made.id}/edit`);
  await page.getByRole('button', { name: /^1\. Вопрос 1/ }).click();
  const answer = (name: string) => row(page, 'Вопрос 1').getByRole('group', { name });
  await answer('Ответ 2').getByLabel('Верный').check();
  await answer('Ответ 2').getByLabel('Баллы', { exact: true }).fill('10');
  await press(page, 'Опубликовать изменения');
  const dialog = page.getByRole('dialog', { name: 'Опубликовать изменения?' });
  await expect(dialog).toContainText('1. Вопрос 1 — верный ответ, баллы');
  await expectAccessible();
  await dialog.getByRole('radio', { name: /Пересчитать: 1\sчеловек.*10\sбаллов/ }).check();
  await dialog.getByRole('button', { name: 'Опубликовать и пересчитать' }).click();
  await expect(page.getByText(/Опубликовано. Начислено: 10\sбаллов/)).toBeVisible();
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, anna.id));
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([['regrade', 10]]);
});

test('an earlier version is shown and comes back as edits', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const title = unique('Как было');
  const made = await learning.test({ title });
  await learning.revise(made.id, (content) => ({ ...content, title: 'Как стало' }));
  await signInAs(await moderator(given));
  await page.goto(`/lk/tests/${made.id}/edit`);
  await page.getByRole('link', { name: 'Опубликована версия 2: все версии' }).click();
  await expect(page.getByRole('article', { name: 'Версия 2' })).toContainText('название');
  await expectAccessible();
  await page.getByRole('link', { name: 'Показать версию 1' }).click();
  await expect(page.getByText('Версия 1: так её видели')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться к версиям' }).click();
  await press(page, 'Вернуть как правки: версия 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue(title);
  await expect(page.getByText('Правки не опубликованы')).toBeVisible();
});

test('a test is published for a later day, and waits among the scheduled', async ({
  page,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(/404/);
  const title = unique('На потом');
  const made = await learning.test({ title, isPublished: false, publishedAt: null });
  await signInAs(await moderator(given));
  await page.goto(`/lk/tests/${made.id}/edit`);
  await fillMoment(page, 'Выход, МСК', '2099-12-01T10:00');
  await press(page, 'Запланировать');
  await expect(page.getByText(/Запланировано: 1\sдекабря\s2099/)).toBeVisible();
  await page.goto(`/lk/tests?state=scheduled&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('table').getByText('Запланирован', { exact: true })).toBeVisible();
  await signInAs('pharmacist');
  const answer = await page.goto(`/lk/tests/${made.id}`);
  expect(answer?.status()).toBe(404);
});

test('the list publishes a draft, after asking', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const title = unique('Черновик списка');
  await learning.test({ title, isPublished: false, publishedAt: null });
  await signInAs(await moderator(given));
  await page.goto(`/lk/tests?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Действия: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Опубликовать тест?' });
  await expect(dialog).toContainText(title);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('table').getByText('Опубликован', { exact: true })).toBeVisible();
});

test('the preview asks and explains as its takers see it, and sends nothing', async ({
  page,
  signInAs,
  given,
  learning,
  keptOf,
  expectAccessible,
}) => {
  const author = await moderator(given);
  const made = await learning.test({ title: unique('Предпросмотр') });
  await signInAs(author);
  await page.goto(`/lk/tests/${made.id}/edit`);
  await press(page, 'Предпросмотр');
  await expect(page).toHaveURL(/\/preview$/);
  for (const next of ['Дальше', 'Дальше', 'Завершить тест']) {
    await page.getByRole('radio', { name: 'Да' }).click();
    await press(page, next);
  }
  await expect(page.getByRole('heading', { name: /Верно 3 из 3/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Разбор ответов' })).toContainText('Ваш ответ, верно');
  await expectAccessible();
  expect(await keptOf(author.id, made.id)).toEqual({ open: {}, sent: 0, paid: [] });
  await page.getByRole('link', { name: 'Вернуться к правке' }).click();
  await expect(page).toHaveURL(/\/edit$/);
});

for (const path of ['/lk/tests', '/lk/tests/new/edit', '/lk/tests/1/preview', '/lk/tests/1/results']) {
  test(`a pharmacist at ${path} is led to learnings`, async ({ page, signInAs }) => {
    await signInAs('pharmacist');
    await page.goto(path);
    await expect(page).toHaveURL(/\/lk\/learnings$/);
  });
}
