import { HOUR_MS, moscowDay } from '@/lib/domain/moscow';
import { shiftDay } from '@/lib/domain/week';
import { unique } from '../helpers/given';
import { byKeyboard, find, reach } from './hands';
import { expect, test } from './training-fixtures';

test.setTimeout(120_000);

const inDays = (days: number) => shiftDay(moscowDay(new Date()), days).split('-').reverse().join('.');

test('with the keyboard alone: a pharmacist finds a date from home, books, moves and gives up the seat', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const topic = unique('Клавиши');
  const topicId = await trained.topic({ name: topic });
  const dates = [
    await trained.training({ topicId, inDays: 2 }),
    await trained.training({ topicId, inDays: 3 }),
  ];
  await becomes(await given.user());
  await page.goto('/');
  const { use, type, pick } = byKeyboard(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await use(page.getByRole('banner').getByRole('link', { name: 'Тренинги' }));
  await expect(page).toHaveURL('/lk/schedule');
  await use(main.getByRole('link', { name: 'Список', exact: true }));
  await expect(page).toHaveURL(/view=list/);
  await use(page.getByRole('button', { name: 'Фильтры', exact: true }));
  await type(dialog.getByLabel('Тема'), topic);
  await use(dialog.getByRole('button', { name: 'Показать 2' }));
  await use(main.getByRole('button', { name: /Записаться/ }).first());
  await use(dialog.getByRole('button', { name: 'Записаться' }));
  await use(page.getByRole('dialog', { name: 'Вы записаны' }).getByRole('link', { name: 'Мои записи' }));
  await expect(page).toHaveURL('/lk/appointments');

  await use(main.getByRole('button', { name: /Перенести/ }));
  await pick(dialog.getByRole('radio', { name: /вебинар/i }).first());
  await use(dialog.getByRole('button', { name: 'Перенести' }));
  await expect(page.getByText(/Запись перенесена/)).toBeVisible();
  // the card is of the new date: the booking before it is gone
  await expect(main.getByRole('article', { name: topic })).toContainText(/через 3\sдня/);
  await use(main.getByRole('button', { name: /Отменить запись/ }));
  // the window takes the focus as it opens
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await use(dialog.getByRole('button', { name: 'Отменить запись' }));
  await expect(page.getByRole('heading', { name: 'Записей пока нет' })).toBeVisible();
  for (const { id } of dates) expect(await trained.taken(id)).toBe(0);
});

test('with the keyboard alone: a trainer makes a webinar from home, changes its time, and marks who has come', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const topic = unique('Ввод');
  const trainer = await given.user({ roles: ['trainer'] });
  const topicId = await trained.topic({ name: topic });
  const today = await trained.training({
    ...{ topicId, leaderId: trainer.id, startsAt: new Date(Date.now() + HOUR_MS / 2) },
  });
  const lastName = unique('Ершова');
  await trained.seat((await given.user({ lastName })).id, today.id);
  await becomes(trainer);
  await page.goto('/');
  const { use, type, choose } = byKeyboard(page);
  const main = page.getByRole('main');

  await use(main.getByRole('link', { name: /Темы, расписание и записавшиеся/ }));
  await use(page.getByRole('link', { name: 'Создать тренинг' }).first());
  await find(page, page.getByLabel('Тема', { exact: true }), topic);
  // one stop for the group: arrows choose in it
  await reach(page, main.getByRole('radio', { name: 'Очно' }));
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: 'Вебинар' })).toBeChecked();
  await type(page.getByLabel('Дата', { exact: true }), inDays(9));
  await type(page.getByLabel('Начало', { exact: true }), '15:00');
  await type(page.getByLabel('Конец', { exact: true }), '16:30');
  await choose(page.getByLabel('Повторять', { exact: true }), 'Каждую неделю');
  await type(page.getByLabel('Повторять до', { exact: true }), inDays(30));
  await use(page.getByRole('button', { name: 'Создать', exact: true }));
  const plan = page.getByRole('region', { name: 'Что будет создано' });
  await use(plan.getByRole('button', { name: 'Создать 4 тренинга' }));
  await expect(page).toHaveURL('/lk/trainings');
  await type(page.getByLabel('Поиск по тренингам'), topic);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найдено: 5')).toBeVisible();
  await use(main.getByRole('link', { name: topic }).last());
  await expect(page).toHaveURL(/\/lk\/trainings\/\d+$/);
  await use(page.getByRole('link', { name: 'Изменить' }));
  await reach(page, page.getByLabel('Начало', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('14:00');
  await use(page.getByRole('button', { name: 'Сохранить', exact: true }));
  await expect(page.getByText('14:00–16:30 МСК')).toBeVisible();

  await use(page.getByRole('banner').getByRole('link', { name: 'ПроЭксперт' }).first());
  // the page that is left has a way to its visits, too
  await use(main.getByRole('region', { name: 'Ваша работа' }).getByRole('link', { name: /Визиты/ }));
  await expect(page).toHaveURL(/pharmacist-visit/);
  await use(page.getByRole('link', { name: topic }));
  await use(page.getByRole('button', { name: /Отметить визит/ }));
  await expect(page.getByText('Пришли 1 из 1')).toBeVisible();
  await use(page.getByRole('button', { name: /Снять отметку/ }));
  await expect(page.getByText('Пришли 0 из 1')).toBeVisible();
});
