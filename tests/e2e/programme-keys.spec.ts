import { unique } from '../helpers/given';
import { byKeyboard } from './hands';
import { expect, test } from './programme-fixtures';

test.setTimeout(150_000);

const HOME = '/education-programme2025';

test('with the keyboard alone: a question is asked, an article read, and the test of the month passed', async ({
  page,
  world: { portal, programme, month, given },
  signInAs,
  expectAccessible,
}) => {
  const { id: programmeMonthId } = await month();
  const title = { article: unique('Статья шага'), test: unique('Тест шага') };
  await programme.article({ programmeMonthId, title: title.article });
  const endDate = new Date(Date.now() + 864e5);
  await programme.test({ programmeMonthId, title: title.test, endDate, pays: [10, 20] });
  await signInAs(await given.user());
  await page.goto(portal + HOME);
  const { use, type, pick } = byKeyboard(page);
  const main = page.getByRole('main');

  await type(page.getByLabel('Вопрос', { exact: true }), 'Когда начислят баллы за видео?');
  await use(page.getByRole('button', { name: 'Отправить вопрос' }));
  await expect(page.getByRole('list', { name: 'Мои вопросы' })).toContainText('Когда начислят баллы');

  await use(main.getByRole('link', { name: title.article }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.article);
  await use(main.getByRole('link', { name: 'К шагам месяца' }));
  await expect(page).not.toHaveURL(/article=/);

  await use(main.getByRole('link', { name: title.test }));
  const answer = page.getByRole('radio', { name: 'Да', exact: true });
  await pick(answer);
  await use(main.getByRole('button', { name: 'Дальше' }));
  await expect(answer).not.toBeChecked();
  await pick(answer);
  await use(main.getByRole('button', { name: 'Завершить тест' }).first());
  await use(page.getByRole('dialog').getByRole('button', { name: 'Отправить' }));
  const result = page.getByRole('dialog', { name: /Результат теста/ });
  await expect(result).toContainText('Баллы программы: +30, всего 30 из 500');
  await expectAccessible();
  await use(result.getByRole('link', { name: 'К шагам программы' }));

  // the last step of the month is done: how was it?
  const rating = page.getByRole('dialog', { name: 'Оцените месяц обучения' });
  await expect(rating).toBeVisible();
  await expectAccessible();
  await use(rating.getByRole('button', { name: 'Оценить' }));
  await expect(rating).toContainText('Выберите оценку.');
  await pick(rating.getByRole('radio', { name: '5 — отлично' }));
  await page.keyboard.press('ArrowDown');
  await expect(rating.getByRole('radio', { name: '4 — хорошо' })).toBeChecked();
  await type(rating.getByLabel('Что понравилось, а что нет'), 'Больше примеров из аптеки.');
  await use(rating.getByRole('button', { name: 'Оценить' }));
  await expect(rating).toBeHidden();
  await expect(main.getByRole('button', { name: 'Ваша оценка: 4 из 5' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Мои баллы: 30 из 500' })).toBeVisible();
});
