import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { ledgerEntries } from '@/backend/db/schema/points';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import { unique, type Given } from '../helpers/given';
import { dependentQuestions, givenSurveys } from '../helpers/given-surveys';
import { expect, test as base } from './learning-fixtures';

const test = base.extend<{ surveys: ReturnType<typeof givenSurveys> }>({
  surveys: async ({ deps, given }, use) => {
    const never = () => {
      throw new Error('Only the server moves time.');
    };
    const clock = { set: never, advance: never, now: () => new Date() };
    await use(givenSurveys({ db: deps.database.db, given, clock }));
  },
});

const moderator = (given: Given) => given.user({ roles: ['tests_moderator'] });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function fromMenu(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${title}` }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('the list shows what its edits change before they come out, and pays who is owed by them', async ({
  page,
  signInAs,
  given,
  learning,
  deps,
  expectAccessible,
}) => {
  const title = unique('Правки в списке');
  const made = await learning.test({ title, pays: [10] });
  const anna = await given.user();
  const { db } = deps.database;
  const [revision] = await db.select().from(testRevisions).where(eq(testRevisions.testId, made.id));
  await db.insert(attempts).values({
    ...{ userId: anna.id, testId: made.id, revisionId: revision?.id ?? '', answers: made.answers(0) },
    submittedAt: new Date(),
    result: {
      ...{ correctAnswersCount: 0, questionsCount: 1, points: 0 },
      ...{ passed: false, repeatDatetime: null },
    },
  });
  await signInAs(await moderator(given));
  await page.goto(`/lk/tests/${made.id}/edit`);
  await page.getByRole('button', { name: /^1\. Вопрос 1/ }).click();
  const answer = row(page, 'Вопрос 1').getByRole('group', { name: 'Ответ 2' });
  await answer.getByLabel('Верный').check();
  await answer.getByLabel('Баллы', { exact: true }).fill('10');
  await press(page, 'Сохранить правки');
  await expect(page.getByText('Правки не опубликованы')).toBeVisible();

  await page.goto(`/lk/tests?search=${encodeURIComponent(title)}`);
  await fromMenu(page, title, 'Опубликовать');
  const dialog = page.getByRole('dialog', { name: 'Опубликовать изменения?' });
  await expect(dialog).toContainText('1. Вопрос 1 — верный ответ, баллы');
  await expectAccessible();
  await dialog.getByRole('radio', { name: /Пересчитать: 1\sчеловек/ }).check();
  await dialog.getByRole('button', { name: 'Опубликовать и пересчитать' }).click();
  await expect(page.getByText(/Опубликовано. Начислено: 10\sбаллов/)).toBeVisible();
  await expect(page.getByText('Правки не опубликованы')).toHaveCount(0);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, anna.id));
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([['regrade', 10]]);
});

test('what changes in a survey is shown before it comes out; an earlier version is shown and comes back', async ({
  page,
  signInAs,
  given,
  surveys,
  expectAccessible,
}) => {
  const title = unique('Опрос о зиме');
  const { questions, dependentQuestion } = dependentQuestions();
  const survey = await surveys.survey({ title, questions, dependentQuestion });
  await signInAs(await moderator(given));
  await page.goto(`/lk/surveys/${survey.id}/edit`);
  await page.getByLabel('Баллы за опрос').fill('20');
  await page.getByRole('button', { name: /^2\. Что мешает\?/ }).click();
  await row(page, 'Вопрос 2').getByLabel('Обязательный').uncheck();
  await press(page, 'Опубликовать изменения');
  const dialog = page.getByRole('dialog', { name: 'Опубликовать изменения?' });
  await expect(dialog).toContainText('Версию 1 заменит новая. Кто уже начал отвечать');
  await expect(dialog).toContainText('баллы за опрос');
  await expect(dialog).toContainText('2. Что мешает? — обязательность');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('Опубликовано', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Опубликована версия 2: все версии' }).click();
  await expect(page.getByRole('article', { name: 'Версия 2' })).toContainText('баллы за опрос');
  await expectAccessible();
  await page.getByRole('link', { name: 'Показать версию 1' }).click();
  await expect(page.getByText('Версия 1: так её видели')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться к версиям' }).click();
  await press(page, 'Вернуть как правки: версия 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByLabel('Баллы за опрос')).toHaveValue('15');
  await expect(page.getByText('Правки не опубликованы')).toBeVisible();

  await page.goto(`/lk/surveys?search=${encodeURIComponent(title)}`);
  await fromMenu(page, title, 'Опубликовать');
  await expect(dialog).toContainText('баллы за опрос');
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Правки не опубликованы')).toHaveCount(0);
});
