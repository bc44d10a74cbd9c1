import { unique } from '../helpers/given';
import { byKeyboard, find, keepsFocus, reach, takeFirst } from './hands';
import { expect, test } from './training-fixtures';

test.setTimeout(120_000);

test('with the keyboard alone: an expert records a pharmacist and a newcomer from home, and the pharmacist finds it', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const topic = unique('Запись');
  const expert = await given.user({ roles: ['expert'] });
  const topicId = await trained.topic({ name: topic });
  const { id } = await trained.training({ topicId, leaderId: expert.id, capacity: 5, inDays: 2 });
  const lastName = unique('Клавишина');
  const pharmacist = await given.user({ lastName });
  const place = { city: unique('Город'), chain: unique('Сеть'), name: unique('Аптека') };
  await given.pharmacy(place);
  await becomes(expert);
  await page.goto('/');
  const { use, type, pick } = byKeyboard(page);
  const main = page.getByRole('main');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const record = main.getByRole('button', { name: 'Записать', exact: true });
  const recorded = page.getByRole('region', { name: 'Записаны' });

  await use(main.getByRole('link', { name: /Запись фармацевта/ }));
  await find(page, field('Тема'), topic);
  await takeFirst(page, field('Дата'));
  await expect(page).toHaveURL(new RegExp(`training=${id}`));

  // somebody of the portal
  await find(page, field('Фармацевт'), lastName);
  await use(record);
  await expect(recorded.getByRole('listitem').filter({ hasText: lastName })).toBeVisible();
  await keepsFocus(page);

  // somebody new: one stop for the group, arrows choose in it
  await reach(page, main.getByRole('radio', { name: 'Есть на портале' }));
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: 'Новый участник' })).toBeChecked();
  await type(field('Фамилия'), 'Новикова');
  await type(field('Имя'), 'Вера');
  await type(field('Электронная почта'), `${unique('guest')}@mail.example`);
  await type(field('Телефон'), '9161234567');
  await find(page, field('Город'), place.city);
  await find(page, field('Аптечная сеть'), place.chain);
  await find(page, field('Аптека'), place.name);
  await use(record);
  const statement = page.getByRole('checkbox', { name: /Участник согласен/ });
  await expect(statement).toBeFocused();
  await pick(statement);
  await use(record);
  await expect(recorded.getByRole('listitem').filter({ hasText: 'Новикова' })).toBeVisible();
  await keepsFocus(page);
  expect(await trained.people(id)).toEqual([pharmacist.id, 'guest']);

  await becomes(pharmacist);
  await page.goto('/');
  await use(page.getByRole('banner').getByRole('link', { name: 'Тренинги' }));
  await use(main.getByRole('link', { name: 'Мои записи' }));
  await expect(main.getByRole('article', { name: topic })).toContainText('Вы записаны');
});

test('with the keyboard alone: several people are chosen one by one, one is put back, the rest recorded at a press', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const expert = await given.user({ roles: ['expert'] });
  const topic = unique('Группа');
  const topicId = await trained.topic({ name: topic });
  const { id } = await trained.training({ topicId, leaderId: expert.id, inDays: 2 });
  const names = [unique('Агатова'), unique('Бирюкова'), unique('Ветрова')];
  for (const lastName of names) await given.user({ lastName });
  await becomes(expert);
  await page.goto('/');
  const { use } = byKeyboard(page);
  const main = page.getByRole('main');
  await use(main.getByRole('link', { name: /Запись фармацевта/ }));
  await find(page, page.getByLabel('Тема', { exact: true }), topic);
  await takeFirst(page, page.getByLabel('Дата', { exact: true }));
  await reach(page, main.getByRole('radio', { name: 'Есть на портале' }));
  await page.keyboard.press('ArrowUp');
  await expect(main.getByRole('radio', { name: 'Несколько сразу' })).toBeChecked();

  const chosen = page.getByRole('list', { name: 'Кого записать' });
  const add = page.getByLabel('Добавить фармацевта');
  for (const name of names) {
    await find(page, add, name);
    await expect(chosen).toContainText(name);
    // the next one is looked for where one stands
    await expect(add).toBeFocused();
  }
  await use(chosen.getByRole('button', { name: new RegExp(`Убрать: .*${names[1] ?? ''}`) }));
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await keepsFocus(page);
  await use(main.getByRole('button', { name: /Записать 2\sчеловек/ }));
  await expect(page.getByRole('region', { name: 'Записаны' }).getByRole('listitem')).toHaveCount(2);
  await keepsFocus(page);
  expect(await trained.taken(id)).toBe(2);
});
