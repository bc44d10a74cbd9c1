import { and, eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { ledgerEntries } from '@/backend/db/schema/points';
import { surveyResponses } from '@/backend/db/schema/surveys';
import { unique } from '../helpers/given';
import { dependentQuestions, givenSurveys } from '../helpers/given-surveys';
import { expect, test as base } from './fixtures';

const test = base.extend<{ surveys: ReturnType<typeof givenSurveys> }>({
  surveys: async ({ deps, given }, use) => {
    const never = () => {
      throw new Error('Only the server moves time.');
    };
    const clock = { set: never, advance: never, now: () => new Date() };
    await use(givenSurveys({ db: deps.database.db, given, clock }));
  },
});

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Сохранено' });
const question = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function choose(page: Page, name: string): Promise<void> {
  const choice = page.getByLabel(name, { exact: true });
  await choice.click();
  await expect(choice).toBeChecked();
}

test('half on a phone without a network, the rest on a desk: paid once, and read-only from then on', async ({
  page,
  context,
  newDevice,
  signInAs,
  given,
  surveys,
  deps,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/ERR_INTERNET_DISCONNECTED|failed:|Failed to fetch|Failed to load/);
  await page.setViewportSize({ width: 390, height: 844 });
  const anna = await given.user();
  const survey = await surveys.survey({ title: unique('Покупатели зимой') });
  await signInAs(anna);
  await page.goto(`/lk/surveys/${survey.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: survey.title })).toBeVisible();
  await choose(page, 'Да');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Отвечено 1 из 2')).toBeVisible();
  await expect(question(page, 'Что мешает?')).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'ответы ждут и отправятся сами' })).toBeVisible();
  await press(page, 'Дальше');
  await expect(page.getByRole('heading', { name: 'Что мешает?' })).toBeFocused();
  await choose(page, 'Цена');
  await expectAccessible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();

  const desk = await newDevice({ viewport: { width: 1440, height: 900 } });
  await signInAs(anna, desk);
  const there = await desk.newPage();
  await there.goto(`/lk/surveys/${survey.id}`);
  await expect(there.getByLabel('Да', { exact: true })).toBeChecked();
  await expect(there.getByLabel('Цена', { exact: true })).toBeChecked();
  await there.getByLabel('Свой ответ').fill('Спрашивают тональный');
  await expect(saved(there)).toBeVisible();
  await press(there, 'Отправить ответы');
  const thanks = there.getByRole('dialog', { name: 'Спасибо!' });
  await expect(thanks).toContainText('15 баллов');
  await there.keyboard.press('Escape');
  await expect(there.getByRole('heading', { level: 1, name: /^Опрос пройден/ })).toBeVisible();
  await expect(there.getByRole('region', { name: 'Ваши ответы' })).toContainText('«Спрашивают тональный»');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Опрос пройден/ })).toBeVisible();
  const { db } = deps.database;
  const paid = and(eq(ledgerEntries.userId, anna.id), eq(ledgerEntries.kind, 'survey'));
  expect((await db.select().from(ledgerEntries).where(paid)).map(({ amount }) => amount)).toEqual([15]);
  const mine = eq(surveyResponses.userId, anna.id);
  expect(await db.select().from(surveyResponses).where(mine)).toHaveLength(1);
});

test('what is missing is shown, a question that depends comes and goes in its place', async ({
  page,
  signInAs,
  given,
  surveys,
  expectAccessible,
}) => {
  await signInAs(await given.user());
  const { questions, dependentQuestion } = dependentQuestions();
  const survey = await surveys.survey({ questions, dependentQuestion });
  await page.goto(`/lk/surveys/${survey.slug}`);
  await expect(question(page, 'Что мешает?')).toBeHidden();
  await press(page, 'Отправить ответы');
  await expect(page.getByText('Осталось ответить на 1 вопрос')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Советуете ли вы SPF?' })).toBeFocused();
  await choose(page, 'Да');
  await expect(question(page, 'Что мешает?')).toBeVisible();
  await expect(page.getByText('Появился вопрос: Что мешает?')).toBeAttached();
  await expectAccessible();
  await choose(page, 'Нет');
  await expect(question(page, 'Что мешает?')).toBeHidden();
  await press(page, 'Отправить ответы');
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible();
});

test('a moderator writes a survey whose question depends, plays it and publishes it; nobody else may', async ({
  page,
  newDevice,
  signInAs,
  given,
  expectAccessible,
}) => {
  const { slug } = await given.mark();
  const title = unique('Опрос о зиме');
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto('/lk/surveys');
  await page.getByRole('link', { name: 'Создать опрос' }).first().click();
  await page.getByLabel('Название', { exact: true }).fill(title);
  await page.getByLabel('Бренд').selectOption(slug);
  await page.getByLabel('Баллы за опрос').fill('20');
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  const write = async (number: number, text: string, options: readonly [string, string]) => {
    await press(page, 'Добавить вопрос');
    const own = row(`Вопрос ${String(number)}`);
    await own.getByLabel('Текст вопроса').fill(text);
    for (const [at, words] of options.entries())
      await own
        .getByRole('group', { name: `Ответ ${String(at + 1)}`, exact: true })
        .getByLabel('Ответ', { exact: true })
        .fill(words);
  };
  await write(1, 'Советуете SPF?', ['Да', 'Нет']);
  await write(2, 'Почему нет?', ['Дорого', 'Не сезон']);
  await row('Вопрос 2').getByLabel('Кому показывать').selectOption('0');
  await row('Вопрос 2').getByRole('checkbox', { name: 'Нет', exact: true }).check();
  await expect(page.getByText('Показывать, если на вопрос 1 выбрано «Нет»')).toBeVisible();
  await row('Вопрос 2').getByRole('checkbox', { name: 'Разрешить свой ответ' }).check();
  await expect(page.getByText('Всё на месте')).toBeVisible();
  await expectAccessible();
  await press(page, 'Опубликовать');
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/lk\/surveys\/\d+\/edit$/);
  const id = /surveys\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/lk/surveys/${id}/preview`);
  await expect(question(page, 'Почему нет?')).toBeHidden();
  await choose(page, 'Нет');
  await expect(question(page, 'Почему нет?')).toBeVisible();

  const device = await newDevice();
  await signInAs(await given.user(), device);
  const hers = await device.newPage();
  for (const staff of ['/lk/surveys', `/lk/surveys/${id}/edit`, `/lk/surveys/${id}/preview`]) {
    await hers.goto(staff);
    await expect(hers).toHaveURL(/\/lk\/learnings/);
  }
  await hers.goto(`/lk/surveys/${id}`);
  await choose(hers, 'Нет');
  await hers.getByLabel('Свой ответ').fill('Покупатель не верит');
  await press(hers, 'Отправить ответы');
  await expect(hers.getByRole('dialog', { name: 'Спасибо!' })).toContainText('20 баллов');
});
