import { HOUR_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { byKeyboard, find, keepsFocus, takeFirst } from './hands';
import { expect, test } from './territory-fixtures';

test.setTimeout(150_000);

test('with the keyboard alone: a day of a representative from home: who needs attention, a visit, a person, a seat, the door', async ({
  page,
  trained,
  territory,
  becomes,
}) => {
  const { agent, busyName, silentName, pharmacies } = territory;
  const topic = unique('Барьер');
  const topicId = await trained.topic({ name: topic });
  const startsAt = new Date(Date.now() + HOUR_MS / 3);
  const { id } = await trained.training({ topicId, startsAt, capacity: 5 });
  await becomes(agent);
  await page.goto('/');
  const { use, type, choose } = byKeyboard(page);
  const main = page.getByRole('main');
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const toHome = () => use(page.getByRole('banner').getByRole('link', { name: 'ПроЭксперт' }).first());

  // the radar of home leads to the day: why somebody is there
  await use(main.getByRole('link', { name: /и план дня/ }));
  await expect(page).toHaveURL('/lk/representative/day');
  const line = page.getByRole('article', { name: silentName });
  await use(line.getByText('Почему здесь'));
  await expect(line.getByText(/Нет на портале 30 дней или дольше/)).toBeVisible();

  // a pharmacy into the plan, and a visit with a note
  await use(main.getByRole('button', { name: /^В план/ }));
  const stops = page.getByRole('list', { name: 'Аптеки дня' });
  await expect(stops.getByRole('listitem')).toHaveCount(1);
  await keepsFocus(page);
  await use(stops.getByText('Отметить визит').first());
  await type(stops.getByLabel(/Заметка/), 'Поговорили о SPF');
  await use(stops.getByRole('button', { name: 'Отметить визит' }));
  await expect(stops.getByText(/Были в \d\d:\d\d/)).toBeVisible();
  await keepsFocus(page);
  await use(line.getByRole('button', { name: /Сделано/ }));
  await expect(line).toHaveCount(0);
  await keepsFocus(page);

  // people by filters of the window
  await toHome();
  await use(main.getByRole('link', { name: /Люди вашей территории/ }));
  await use(page.getByRole('button', { name: /Все фильтры/ }));
  const dialog = page.getByRole('dialog', { name: 'Фильтры фармацевтов' });
  await type(dialog.getByLabel('Имя, телефон или почта'), busyName);
  await choose(dialog.getByLabel('Не были на тренингах'), 'Больше 90 дней');
  await use(dialog.getByRole('button', { name: 'Показать 1', exact: true }));
  await expect(page).toHaveURL(/quiet=90/);
  await expect(dialog).toBeHidden();
  await expect(rowOf(silentName)).toHaveCount(0);
  await keepsFocus(page);
  await use(rowOf(busyName).getByRole('link', { name: new RegExp(busyName) }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(busyName);

  // a seat for this person, found by its topic
  await use(main.getByRole('link', { name: 'Записать на тренинг' }));
  await expect(page.getByText(`Записываем: ${busyName}`)).toBeVisible();
  await find(page, page.getByLabel('Тема', { exact: true }), topic);
  await takeFirst(page, page.getByLabel('Дата', { exact: true }));
  await use(main.getByRole('button', { name: /Записать 1\sчеловека/ }));
  await expect(page.getByRole('region', { name: 'Записаны' })).toContainText(busyName);
  await keepsFocus(page);
  expect(await trained.taken(id)).toBe(1);

  // and the door of it
  await toHome();
  await use(main.getByRole('link', { name: /Запись на тренинги/ }));
  await use(page.getByRole('article', { name: topic }).getByRole('link', { name: /Визиты/ }));
  await use(page.getByRole('button', { name: /Отметить визит/ }));
  await expect(page.getByText('Пришли 1 из 1')).toBeVisible();
  await keepsFocus(page);
  expect(await trained.visited(id)).toBe(1);

  // the pharmacy has it all
  await toHome();
  await use(main.getByRole('link', { name: /Активность аптек/ }));
  await use(rowOf(pharmacies.own.name).getByRole('link').first());
  await expect(page.getByRole('table', { name: 'Тренинги' })).toContainText(topic);
});

test('the list and a person by the keyboard alone', async ({ page, territory, becomes }) => {
  const { agent, busyName } = territory;
  await becomes(agent);
  await page.goto('/lk/representative/pharmacists');
  const { use, type } = byKeyboard(page);
  await type(page.getByLabel('Поиск по фармацевтам'), busyName);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найдено: 1')).toBeVisible();
  await use(page.getByRole('row').getByRole('link', { name: new RegExp(busyName) }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(busyName);
  await use(page.getByRole('link', { name: 'Записать на тренинг' }));
  await expect(page).toHaveURL(/pharmacist-recording\?person=\d+/);
});
