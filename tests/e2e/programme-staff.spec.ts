import { eq } from 'drizzle-orm';
import { programmeQuestions } from '@/backend/db/schema/programme';
import { unique } from '../helpers/given';
import { fillMoment } from './hands';
import { expect, test } from './programme-fixtures';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(150_000);

const HOME = '/education-programme2025';

/** A day of Moscow's calendar as the field of an editor takes it. */
const inDays = (days: number) => `${new Date(Date.now() + days * 864e5).toISOString().slice(0, 10)}T20:00`;

test('a moderator writes the test of the month, sees it as it is taken, publishes it; its results are there', async ({
  page,
  world,
  signInAs,
  newDevice,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/422/);
  const { month, title: monthName } = await world.month();
  const mark = await world.given.mark();
  await signInAs(await world.given.user({ roles: ['tests_moderator'] }));
  await page.goto(world.portal + HOME);
  await page
    .getByRole('navigation', { name: 'Разделы программы' })
    .getByRole('link', { name: 'Тесты' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${HOME}/tests$`));
  await expect(page.getByText('Тестов пока нет')).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Создать тест' }).first().click();

  const gate = page.getByRole('main').locator('section', { hasText: /Чего не хватает|Можно публиковать/ });
  await expect(gate).toContainText('Выберите месяц.');
  await expect(gate).toContainText('Укажите, когда тест закроется для всех.');
  // what leads into the portal's own materials is not offered here
  await expect(page.getByRole('combobox', { name: 'По материалу' })).toHaveCount(0);
  const name = unique('Тест месяца');
  await page.getByLabel('Название', { exact: true }).fill(name);
  await page.getByLabel('Бренд').selectOption(mark.slug);
  await page.getByLabel('Месяц').selectOption({ label: monthName });
  await fillMoment(page, 'Окончание, МСК', inDays(2));
  await page.getByRole('button', { name: 'Добавить вопрос' }).click();
  const question = page.getByRole('group', { name: 'Вопрос 1', exact: true });
  await question.getByLabel('Текст вопроса').fill('Что восстанавливает барьер?');
  const answer = (number: number) => question.getByRole('group', { name: `Ответ ${String(number)}` });
  await answer(1).getByLabel('Ответ', { exact: true }).fill('Церамиды');
  await answer(1).getByLabel('Баллы', { exact: true }).fill('10');
  await answer(2).getByLabel('Ответ', { exact: true }).fill('Спирт');
  await expect(gate).toContainText('Всё на месте');
  await expectAccessible();
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  const made = page.getByRole('dialog', { name: 'Тест создан' });
  await made.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(new RegExp(`${HOME}/tests/\\d+/edit$`));
  const id = /tests\/(\d+)/.exec(page.url())?.[1] ?? '';

  await page.getByRole('button', { name: 'Предпросмотр' }).click();
  await expect(page).toHaveURL(new RegExp(`${HOME}/tests/${id}/preview$`));
  await page.getByRole('radio', { name: 'Церамиды' }).check();
  await page.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
  await expect(page.getByRole('heading', { name: /Верно 1 из 1/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Вернуться к правке' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();

  const device = await newDevice();
  await signInAs(await world.given.user({ lastName: 'Громова', firstName: 'Анна' }), device);
  const hers = await device.newPage();
  await hers.goto(`${world.portal}${HOME}/tests/${id}`);
  await hers.getByRole('radio', { name: 'Церамиды' }).check();
  await hers.getByRole('main').getByRole('button', { name: 'Завершить тест' }).first().click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  await expect(hers.getByRole('dialog', { name: /Результат теста/ })).toContainText('+10, всего 10 из 500');

  await page.goto(`${world.portal}${HOME}/tests?month=${month}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Опубликован');
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Результаты' }).click();
  await expect(page).toHaveURL(new RegExp(`${HOME}/tests/${id}/results$`));
  await expect(page.getByRole('main')).toContainText('Начислено баллов');
  await expect(page.getByRole('link', { name: 'Пересчёт' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Попытки' }).click();
  await page.getByRole('link', { name: /Громова/ }).click();
  await expect(page.getByRole('main')).toContainText('Церамиды — выбран');
  await expectAccessible();
});

test('a pharmacist is led home from the pages of authors', async ({ page, world, signInAs }) => {
  const { id } = await world.programme.test({ endDate: new Date(Date.now() + 864e5) });
  await signInAs(await world.given.user());
  for (const path of ['/tests', `/tests/${id}/edit`, `/tests/${id}/preview`, `/tests/${id}/results`]) {
    await page.goto(world.portal + HOME + path);
    await expect(page, path).toHaveURL(new RegExp(`${HOME}$`));
  }
});

test('an organiser answers a question after the finish, and the asker reads the answer in the bell', async ({
  page,
  world,
  signInAs,
  newDevice,
  expectAccessible,
}) => {
  const asker = await world.given.user();
  const text = unique('Когда начислят баллы за видео');
  const programmeId = await world.programme.programmeId();
  await world.db
    .insert(programmeQuestions)
    .values({ programmeId, askerId: asker.id, text, dueDay: new Date().toISOString().slice(0, 10) });
  const portal = await world.finished();
  await signInAs(await world.given.user({ roles: ['multi-menedzer-faq'] }));
  await page.goto(`${portal}/academy/ask-question?tab=programme`);
  const card = page.getByRole('article', { name: text });
  await expectAccessible();
  await card.getByRole('button', { name: 'Ответить' }).click();
  const form = page.getByRole('dialog', { name: 'Ответ на вопрос' });
  await form.getByLabel('Ответ', { exact: true }).fill('До 6 августа.');
  await form.getByRole('button', { name: 'Ответить' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Отвеченные' }).click();
  await expect(card).toContainText('До 6 августа.');

  const device = await newDevice({ viewport: { width: 390, height: 844 } });
  await signInAs(asker, device);
  const hers = await device.newPage();
  await hers.goto(`${portal}/lk/notifications/all`);
  await hers
    .getByRole('main')
    .getByRole('link', { name: /Организаторы программы ответили.*До 6 августа/ })
    .click();
  await expect(hers).toHaveURL(/\/lk#history$/);
  const [answered] = await world.db
    .select()
    .from(programmeQuestions)
    .where(eq(programmeQuestions.text, text));
  expect(answered?.answer).toBe('До 6 августа.');
});
