import { unique } from '../helpers/given';
import { byKeyboard } from './hands';
import { expect, test } from './training-fixtures';

test.setTimeout(120_000);

test('on a phone, with the keyboard alone: a pharmacist joins the line of a full date from home and leaves it', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const topic = unique('Очередь');
  const topicId = await trained.topic({ name: topic });
  const { id } = await trained.training({ topicId, capacity: 1 });
  await trained.seat((await given.user()).id, id);
  await becomes(await given.user());
  await page.goto('/');
  const { use, type } = byKeyboard(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await use(page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Тренинги' }));
  await expect(page).toHaveURL('/lk/schedule');
  await use(main.getByRole('link', { name: 'Список', exact: true }));
  await expect(page).toHaveURL(/view=list/);
  await use(page.getByRole('button', { name: 'Фильтры', exact: true }));
  await type(dialog.getByLabel('Тема'), topic);
  await use(dialog.getByRole('button', { name: 'Показать 1', exact: true }));
  const card = main.getByRole('article', { name: topic });
  await expect(card).toContainText('Мест нет');
  await use(card.getByRole('button', { name: /В лист ожидания/ }));
  await use(dialog.getByRole('button', { name: 'В лист ожидания' }));
  await expect(card).toContainText('Ваше место в листе ожидания: 1');

  await use(main.getByRole('link', { name: 'Мои записи' }));
  await use(main.getByRole('link', { name: /^Лист ожидания/ }));
  await expect(page).toHaveURL('/lk/appointments?tab=waiting');
  await use(card.getByRole('button', { name: /Выйти из листа ожидания/ }));
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await use(dialog.getByRole('button', { name: 'Выйти из листа ожидания' }));
  await expect(card).toHaveCount(0);
  expect(await trained.taken(id), 'the seat stays whose it is').toBe(1);
});
