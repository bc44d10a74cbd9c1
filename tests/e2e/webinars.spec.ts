import { MINUTE_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { atEveryWidth, expect, test } from './training-fixtures';

test('a pharmacist says that they are there and asks; the leader answers and marks who came', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const name = unique('Фотозащита');
  const topicId = await trained.topic({ name });
  const trainer = await given.user({ roles: ['trainer'] });
  const startsAt = new Date(Date.now() - 10 * MINUTE_MS);
  const { id } = await trained.training({ topicId, leaderId: trainer.id, startsAt });
  const lastName = unique('Осинина');
  const pharmacist = await given.user({ lastName });
  await trained.seat(pharmacist.id, id);

  await becomes(pharmacist);
  await page.goto('/lk/appointments');
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: /Я на вебинаре/ }).press('Enter');
  await expect(card.getByText('Вы на вебинаре')).toBeVisible();
  await card.getByRole('button', { name: /Спросить ведущего/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Вопрос ведущему' });
  await dialog.getByLabel('Ваш вопрос').fill('Сколько ждать между слоями?');
  await dialog.getByRole('button', { name: 'Спросить', exact: true }).click();
  await expect(dialog.getByText(/Ждёт ответа/)).toBeVisible();
  await expect(dialog.getByLabel('Ваш вопрос')).toHaveValue('');
  await atEveryWidth(page, expectAccessible);

  await becomes(trainer);
  await page.goto(`/lk/trainings/${id}`);
  await expect(page.getByRole('region', { name: 'Трансляция' })).toContainText('Эфир идёт');
  const questions = page.getByRole('region', { name: /Вопросы участников/ });
  await expect(questions).toContainText(lastName);
  await questions.getByRole('button', { name: /Ответить/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Ответ/ })
    .fill('Пять минут.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ответить' }).click();
  await expect(questions).toContainText('Пять минут.');
  await page.getByRole('button', { name: 'Подтвердить визиты: 1' }).click();
  await expect(page.getByRole('row').filter({ hasText: lastName })).toContainText('Визит отмечен');
  await expect(page.getByRole('button', { name: /Подтвердить визиты/ })).toHaveCount(0);
  await atEveryWidth(page, expectAccessible);
});

for (const role of ['expert', 'trainer-sra'] as const) {
  test(`${role} comes from home to the webinar they lead, answers and marks who came`, async ({
    page,
    given,
    trained,
    becomes,
    expectAccessible,
  }) => {
    const name = unique('Барьер кожи');
    const topicId = await trained.topic({ name });
    const leader = await given.user({ roles: [role] });
    const startsAt = new Date(Date.now() - 10 * MINUTE_MS);
    const { id } = await trained.training({ topicId, leaderId: leader.id, startsAt });
    const pharmacist = await given.user({ lastName: unique('Осинина') });
    await trained.seat(pharmacist.id, id);

    await becomes(pharmacist);
    await page.goto('/lk/appointments');
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: /Я на вебинаре/ }).click();
    await expect(card.getByText('Вы на вебинаре')).toBeVisible();
    await card.getByRole('button', { name: /Спросить ведущего/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Вопрос ведущему' });
    await dialog.getByLabel('Ваш вопрос').fill('Подходит ли детям?');
    await dialog.getByRole('button', { name: 'Спросить', exact: true }).click();
    await expect(dialog.getByText(/Ждёт ответа/)).toBeVisible();

    await becomes(leader);
    await page.goto('/');
    const work = page.getByRole('region', { name: 'Ваша работа' });
    await work.getByRole('link', { name: /Мои вебинары/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Мои вебинары' })).toBeVisible();
    await atEveryWidth(page, expectAccessible);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(`/lk/webinars/${id}`);
    const questions = page.getByRole('region', { name: /Вопросы участников/ });
    await questions.getByRole('button', { name: /Ответить/ }).click();
    const answer = page.getByRole('dialog');
    await answer.getByRole('textbox', { name: /^Ответ/ }).fill('С трёх лет.');
    await answer.getByRole('button', { name: 'Ответить' }).click();
    await expect(questions).toContainText('С трёх лет.');
    await page.getByRole('button', { name: 'Подтвердить визиты: 1' }).click();
    await expect(page.getByRole('button', { name: /Подтвердить визиты/ })).toHaveCount(0);
    await expect(page.getByText('на вебинаре: отметились сами')).toBeVisible();
    await atEveryWidth(page, expectAccessible);
  });
}
