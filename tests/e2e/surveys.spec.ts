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
  await expect(page.getByRole('button', { name: /^В избранном/ })).toBeVisible();
  await press(page, 'Дальше');
  await expect(page.getByRole('heading', { name: 'Что мешает?' })).toBeFocused();
  // what the survey is was said above its first question
  await expect(page.getByRole('button', { name: /^В избранном/ })).toBeHidden();
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
  await expect(there.getByRole('complementary', { name: 'Об опросе' })).toContainText('Отвечено 2 из 2');
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

test('a moderator sees who answered and how, hides and merges own answers, cuts and takes the file away', async ({
  page,
  newDevice,
  signInAs,
  given,
  surveys,
  expectAccessible,
}) => {
  const survey = await surveys.survey({ title: unique('Итоги зимы') });
  const [first, second] = survey.questions;
  const chosen = (of: typeof first, at: number) => ({
    questionId: of?.id ?? '',
    optionIds: [of?.options[at]?.id ?? ''],
  });
  const said = (ownAnswer: string) => ({ questionId: second?.id ?? '', ownAnswer });
  const camomile = unique('Ромашка');
  for (const [name, yes, no] of [
    [camomile, 9, 6],
    [unique('Лютик'), 8, 5],
    [unique('Мак'), 2, 1],
    [unique('Ива'), 5, 1],
  ] as const) {
    const { id: pharmacyId } = await given.pharmacy({ chain: name });
    for (let at = 0; at < yes + no; at += 1)
      await surveys.sent(survey, at < yes ? [chosen(first, 0), chosen(second, 0)] : [chosen(first, 1)], {
        pharmacyId,
      });
  }
  const [costly, phone] = [unique('Дороговато'), unique('+7 900')];
  await surveys.sent(survey, [chosen(first, 0), said(costly)]);
  await surveys.sent(survey, [chosen(first, 0), said(phone)]);

  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto(`/lk/surveys?search=${encodeURIComponent(survey.title)}`);
  await page.getByRole('button', { name: `Действия: ${survey.title}` }).click();
  await page.getByRole('menuitem', { name: 'Результаты' }).click();
  await expect(page.getByRole('heading', { level: 1, name: survey.title })).toBeVisible();
  const share = (of: string, name: string) =>
    page.getByRole('table', { name: of }).getByRole('row').filter({ hasText: name });
  await expect(share('Что мешает?', 'Цена')).toContainText('24');
  await expect(page.getByText(`«${costly}»`)).toBeVisible();
  await expectAccessible();

  await page.getByText('Все фильтры').click();
  await page.getByRole('radio', { name: camomile }).check();
  await press(page, 'Показать');
  await expect(page.getByText(`${camomile}. Ответили: 15`)).toBeVisible();
  await expect(page.getByText(`«${costly}»`)).toBeHidden();
  await expectAccessible();
  await page.goto(`${page.url()}&from=2020-01-01`);
  await expect(page.getByText('Оставьте что-то одно')).toBeVisible();
  await page.getByRole('link', { name: `Убрать: ${camomile}` }).click();
  await expect(page.getByText(/\d{4}\. Ответили: 39$/)).toBeVisible();

  await page.getByRole('link', { name: 'Свои ответы', exact: true }).click();
  await page.getByRole('button', { name: `Действия: «${phone}»` }).click();
  await page.getByRole('menuitem', { name: 'Скрыть' }).click();
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(rowOf(phone)).toContainText('Скрыт');
  await page.getByRole('button', { name: `Действия: «${costly}»` }).click();
  await page.getByRole('menuitem', { name: 'Считать как…' }).click();
  const popup = page.getByRole('dialog', { name: 'Считать как другой ответ' });
  await popup.getByRole('combobox', { name: 'Считать как' }).click();
  await page.getByRole('option', { name: 'Цена' }).click();
  await popup.getByRole('button', { name: 'Объединить' }).click();
  await expect(rowOf(costly)).toContainText('«Цена»');
  await expectAccessible();

  await page.getByRole('link', { name: 'Сводка', exact: true }).click();
  await expect(share('Что мешает?', 'Цена')).toContainText('25');
  await expect(page.getByText(`«${phone}»`)).toBeHidden();

  await page.getByRole('link', { name: 'Разрез', exact: true }).click();
  await page.getByRole('link', { name: 'По сетям' }).click();
  const cut = page.getByRole('table', { name: 'Советуете ли вы SPF?' });
  // its head, three chains, and whoever is of a small one or of none
  await expect(cut.getByRole('row')).toHaveCount(5);
  await expect(cut.getByRole('row').filter({ hasText: 'Остальные' })).toContainText('скрыто');
  await page.getByLabel('Вопрос', { exact: true }).selectOption({ label: '2. Что мешает?' });
  await press(page, 'Показать');
  await expect(page).toHaveURL(/question=/);
  await expectAccessible();

  await press(page, 'Выгрузить');
  await press(page, 'CSV');
  await expect(page.getByRole('link', { name: /Скачать/ })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Открыть опрос' }).click();
  await expect(page.getByRole('link', { name: 'Результаты', exact: true })).toHaveAttribute(
    'href',
    `/lk/surveys/${survey.id}/results`,
  );

  const device = await newDevice();
  await signInAs(await given.user(), device);
  const hers = await device.newPage();
  await hers.goto(`/lk/surveys/${survey.id}/results`);
  await expect(hers).toHaveURL(/\/lk\/learnings/);
});

test('answers of a few people are no file without names: the refusal says why', async ({
  page,
  signInAs,
  given,
  surveys,
  expectFailure,
}) => {
  expectFailure(/409/);
  const survey = await surveys.survey({ title: unique('Только начали') });
  const [first] = survey.questions;
  const no = { questionId: first?.id ?? '', optionIds: [first?.options[1]?.id ?? ''] };
  for (let sent = 0; sent < 4; sent += 1) await surveys.sent(survey, [no]);
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto(`/lk/surveys/${survey.id}/results`);
  await press(page, 'Выгрузить');
  await press(page, 'CSV');
  await expect(page.getByText('когда ответят хотя бы 5 человек')).toBeVisible();
  await expect(page.getByRole('link', { name: /Скачать/ })).toBeHidden();
});

test('nobody has answered yet: the page says so and leads to the survey', async ({
  page,
  signInAs,
  given,
  surveys,
  expectFailure,
}) => {
  expectFailure(/404/);
  const survey = await surveys.survey();
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto(`/lk/surveys/${survey.id}/results`);
  await expect(page.getByRole('heading', { name: 'На опрос ещё никто не ответил' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Открыть опрос' })).toHaveAttribute(
    'href',
    `/lk/surveys/${survey.id}/edit`,
  );
  expect((await page.goto('/lk/surveys/987654321/results'))?.status()).toBe(404);
});

test('questions of a table join those that are written, what is wrong is named', async ({
  page,
  signInAs,
  given,
}) => {
  await signInAs(await given.user({ roles: ['tests_moderator'] }));
  await page.goto('/lk/surveys/new/edit');
  await press(page, 'Загрузить вопросы');
  const load = page.getByRole('dialog', { name: 'Загрузить вопросы' });
  await load
    .getByLabel('Или текст')
    .fill('Вопрос;Ответ 1;Ответ 2;Обязательный\nА летом?;Чаще;Реже;нет\n;Да;Нет;\n');
  await load.getByRole('button', { name: 'Проверить текст' }).click();
  await expect(load.getByText('Напишите вопрос.')).toBeVisible();
  await load.getByRole('button', { name: /^Добавить: 1/ }).click();
  await expect(page.getByRole('group', { name: 'Вопрос 1', exact: true })).toContainText('А летом?');
});
