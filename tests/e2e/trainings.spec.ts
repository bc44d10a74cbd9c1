import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { noWindows } from './hands';
import { atEveryWidth, expect, test } from './training-fixtures';

const listOf = (topicId: string) => `/lk/schedule?view=list&city=all&topic=${topicId}`;
const cards = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

test('a pharmacist books, is told, saves the date, moves it and gives it up', async ({
  page,
  given,
  trained,
  becomes,
  lettersTo,
  expectAccessible,
}) => {
  const name = unique('Церамиды');
  const topicId = await trained.topic({ name, mark: 'lrp' });
  const city = unique('Владивосток');
  await trained.training({ topicId, city, zone: 'Asia/Vladivostok', inDays: 5, capacity: 4 });
  await trained.training({ topicId, inDays: 9 });
  const anna = await given.user();
  await becomes(anna);
  await page.goto(listOf(topicId));
  await expect(cards(page, name)).toHaveCount(2);
  const hall = cards(page, name).first();
  await expect(hall).toContainText('Осталось 4 места');
  await expect(hall).toContainText(`(${city}, МСК+7)`);
  await atEveryWidth(page, expectAccessible);
  await hall.getByRole('button', { name: /Записаться/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Местное время');
  await expectAccessible();
  await press(page, 'Записаться');
  await page.getByRole('dialog', { name: 'Вы записаны' }).getByRole('link', { name: 'Мои записи' }).click();
  await expect(page).toHaveURL('/lk/appointments');
  await expect(cards(page, name)).toContainText('Вы записаны');
  await expect.poll(() => lettersTo(anna.email).join()).toContain(`Вы записаны: «${name}»`);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await cards(page, name)
    .getByRole('link', { name: /В календарь/ })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
  await page.getByRole('button', { name: 'Код для входа' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Код / })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Перенести/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('group', { name: 'Новая дата' })
    .getByRole('radio', { name: /вебинар/i })
    .check();
  await press(page, 'Перенести');
  await expect(page.getByText(/Запись перенесена/)).toBeVisible();
  await expect(cards(page, name)).toContainText('Вебинар');
  await atEveryWidth(page, expectAccessible);
  await page.getByRole('button', { name: /Отменить запись/ }).click();
  await press(page, 'Отменить запись');
  await expect(page.getByRole('heading', { name: 'Записей пока нет' })).toBeVisible();
  await page.getByRole('link', { name: /Прошедшие/ }).click();
  await expect(cards(page, name).first()).toContainText('Запись отменена');
});

test('home offers the nearest dates of one’s own city to who is booked on none', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  test.setTimeout(75_000); // the half minute may have to be waited for
  const [name, city] = [unique('Рядом'), unique('Город')];
  const topicId = await trained.topic({ name });
  // two are shown: what other journeys hold in the next half a minute begins before this one does
  await trained.training({ topicId, city, startsAt: new Date(Date.now() + MINUTE_MS / 2) });
  await trained.training({ topicId, city });
  const { id: pharmacyId } = await given.pharmacy({ city });
  await becomes(await given.user({ pharmacyId }));
  const offered = page.getByRole('region', { name: 'Можно записаться' });
  const dates = offered.getByRole('link', { name: new RegExp(city) });
  await expect(async () => {
    await page.goto('/');
    await expect(dates.first()).toContainText(name, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await atEveryWidth(page, expectAccessible);
  await dates.first().click();
  await expect(page).toHaveURL(listOf(topicId));
  await cards(page, name)
    .getByRole('button', { name: /Записаться/ })
    .last()
    .click();
  await press(page, 'Записаться');
  await expect(page.getByRole('dialog', { name: 'Вы записаны' })).toBeVisible();
  await page.keyboard.press('Escape');
  await noWindows(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Ближайшие тренинги' })).toContainText(name);
  await expect(offered).toBeHidden();
});

test('a full date has a line; when somebody else lets go, the seat comes with word of it', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const name = unique('Полный зал');
  const topicId = await trained.topic({ name });
  const { id } = await trained.training({ topicId, capacity: 1 });
  const [holder, anna] = [await given.user(), await given.user()];
  await trained.seat(holder.id, id);
  await becomes(anna);
  await page.goto(listOf(topicId));
  await expect(cards(page, name)).toContainText('Мест нет');
  await cards(page, name)
    .getByRole('button', { name: /В лист ожидания/ })
    .click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('3');
  await press(page, 'В лист ожидания');
  await expect(cards(page, name)).toContainText('Ваше место в листе ожидания: 1');
  await noWindows(page);
  await page.goto('/lk/appointments?tab=waiting');
  const notice = cards(page, name).getByLabel(/^Сообщить о месте не позже чем/);
  await expect(notice).toHaveValue('3');
  await notice.selectOption('за 1 час до начала');
  await expect(page.getByText(/^Сообщим о месте не позже чем за 1\sчас до начала/)).toBeVisible();
  await page.reload();
  await expect(notice).toHaveValue('1');

  await becomes(holder);
  await page.goto('/lk/appointments');
  await page.getByRole('button', { name: /Отменить запись/ }).click();
  await press(page, 'Отменить запись');
  await expect(page.getByRole('heading', { name: 'Записей пока нет' })).toBeVisible();

  await becomes(anna);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Ближайшие тренинги' })).toContainText(name);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Уведомления' }).click();
  await page.getByRole('link', { name: /Место освободилось/ }).click();
  await expect(page).toHaveURL(`/lk/appointments#training-${id}`);
  await expect(cards(page, name)).toContainText('Вы записаны');
});

test('an overlap is asked about, a topic that is booked offers to move, a seat just taken offers the line', async ({
  page,
  given,
  trained,
  becomes,
  expectFailure,
}) => {
  expectFailure(/409/);
  const anna = await given.user();
  const startsAt = new Date(Date.now() + 6 * 86_400_000);
  const topicId = await trained.topic({ name: unique('Тема') });
  const first = await trained.training({ startsAt });
  const beside = await trained.training({ topicId, startsAt });
  const other = await trained.training({ topicId, inDays: 12, capacity: 1 });
  await trained.seat(anna.id, first.id);
  await becomes(anna);
  await page.goto(listOf(topicId));
  await page
    .getByRole('button', { name: /Записаться/ })
    .first()
    .click();
  await press(page, 'Записаться');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('В это время у вас другой тренинг');
  await press(page, 'Записаться всё равно');
  await expect(page.getByRole('dialog', { name: 'Вы записаны' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await trained.taken(beside.id)).toBe(1);
  await expect(page.getByRole('main').getByText('Вы записаны', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Записаться/ }).click();
  await press(page, 'Записаться');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Вы уже записаны на эту тему');
  await trained.seat((await given.user()).id, other.id);
  await press(page, 'Перенести сюда');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Свободных мест нет');
  expect(await trained.taken(beside.id)).toBe(1);
});

test('without a network nothing is promised: the press says so and nothing is sent later', async ({
  page,
  context,
  given,
  trained,
  becomes,
  expectFailure,
}) => {
  expectFailure(/./);
  const topicId = await trained.topic();
  const { id } = await trained.training({ topicId });
  await becomes(await given.user());
  await page.goto(listOf(topicId));
  await page.getByRole('button', { name: /Записаться/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Записаться');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Нет сети. Запись не отправлена.');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: /Записаться/ })).toBeVisible();
  expect(await trained.taken(id)).toBe(0);
});

test('a seat given up within a day is told as late, and the leader reads why', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const name = unique('Пигментация');
  const topicId = await trained.topic({ name });
  const trainer = await given.user({ roles: ['trainer'] });
  const training = await trained.training({ topicId, leaderId: trainer.id, inDays: 0.5 });
  const lastName = unique('Малинина');
  const pharmacist = await given.user({ lastName });
  await trained.seat(pharmacist.id, training.id);
  await becomes(pharmacist);
  await page.goto('/lk/appointments');
  const card = cards(page, name);
  await card.getByRole('button', { name: /Показать время другого города/ }).press('Enter');
  await card.getByLabel('Время другого города').selectOption('Владивосток');
  await expect(card.getByText(/\(МСК\+7\)/)).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  await card.getByRole('button', { name: /Не приду|Отменить запись/ }).click();
  await expect(page.getByRole('dialog').getByText(/в отчёте это поздняя отмена/)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByLabel(/Причина/)
    .fill('Заболел ребёнок');
  await press(page, 'Отменить запись');
  await expect(page.getByText('Запись отменена').first()).toBeVisible();

  await becomes(trainer);
  await page.goto(`/lk/trainings/${training.id}?tab=cancelled`);
  await expect(page.getByText('отменили поздно')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText('Поздняя отмена');
  await expect(row).toContainText('Заболел ребёнок');
  // from the date's menu: of that date alone
  await page.getByRole('button', { name: `Действия: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Выгрузить отчёт' }).click();
  await expect(page).toHaveURL(`/lk/trainings/order-downloading?topic=${topicId}&training=${training.id}`);
  await expect(page.getByLabel('Дата', { exact: true })).toHaveValue(training.id);
  await expect(page.getByText(/из них 1\sпоздняя отмена/)).toBeVisible();
  const figures = page.getByRole('table', { name: /по территориям/ });
  await expect(figures.getByRole('row', { name: 'Без территории' })).toBeVisible();
  // of what is not there: said, not «nothing to take out»
  await page.goto('/lk/trainings/order-downloading?training=99999999');
  await expect(page.getByText('Выбранный слот расписания не найден.')).toBeVisible();
  await page.goto('/lk/trainings/order-downloading?topic=99999999');
  await expect(page.getByText('Выбранный тренинг не найден.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the schedule and one’s own bookings are read', async ({
    page,
    given,
    trained,
    signInAs,
    expectFailure,
  }) => {
    expectFailure(/_next\/static\/chunks|\.js csp$/); // a browser without scripts gives up what it had begun to preload
    const name = unique('Без скриптов');
    const topicId = await trained.topic({ name });
    const { id } = await trained.training({ topicId, notes: 'Возьмите халат.' });
    const anna = await given.user();
    await trained.seat(anna.id, id);
    await signInAs(anna);
    await page.goto(listOf(topicId));
    await expect(cards(page, name)).toContainText('Вы записаны');
    await page.getByRole('main').getByRole('link', { name: 'Мои записи' }).click();
    await expect(cards(page, name)).toContainText('Возьмите халат.');
    await expect(page.getByRole('link', { name: /В календарь/ })).toBeVisible();
  });
});

test('filters of the schedule are chosen together, counted, and stand in the address', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const name = unique('Пилинги');
  const topicId = await trained.topic({ name, mark: 'vichy' });
  const city = unique('Омск');
  await trained.training({ topicId, city, zone: 'Asia/Omsk', inDays: 20 });
  await trained.training({ topicId, inDays: 30 });
  await becomes(await given.user());
  await page.goto('/lk/schedule');
  await page.getByRole('button', { name: 'Фильтры', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Фильтры тренингов' });
  await dialog.getByLabel('Тема').fill(name);
  await dialog.getByLabel('С какого дня').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await expect(dialog.getByRole('button', { name: 'Показать 2' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Очно', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'Vichy' }).check();
  await dialog.getByLabel('Город', { exact: true }).fill(city);
  await page.getByRole('option', { name: city }).click();
  await expect(dialog.getByRole('button', { name: 'Показать 1' })).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  await dialog.getByRole('button', { name: 'Показать 1' }).press('Enter');
  await expect(cards(page, name)).toHaveCount(1);
  await expect(page).toHaveURL(/view=list.*mark=vichy.*city=\d+.*type=offline/);
  await page.reload();
  await expect(cards(page, name)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Убрать: ${city}` })).toBeVisible();
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
  await dialog.getByRole('button', { name: 'Сбросить' }).click();
  await expect(dialog.getByLabel('Тема')).toHaveValue('');
  await dialog.getByRole('button', { name: /Показать \d+/ }).click();
  await expect(page).toHaveURL('/lk/schedule?view=list');
});

test('a calendar follows one’s bookings by a secret address that ends when it is replaced', async ({
  page,
  given,
  trained,
  becomes,
  newDevice,
  expectAccessible,
}) => {
  const anna = await given.user();
  const name = unique('Тонирование');
  const topicId = await trained.topic({ name });
  await trained.seat(anna.id, (await trained.training({ topicId })).id);
  await becomes(anna);
  await page.goto('/lk/appointments');
  await page.getByRole('button', { name: 'Подписаться на календарь' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Тренинги в календаре' });
  await dialog.getByRole('button', { name: 'Получить адрес' }).click();
  const address = await dialog.getByLabel('Адрес календаря').inputValue();
  await atEveryWidth(page, expectAccessible);
  // another program, which nobody has signed in on
  const program = (await newDevice()).request;
  const first = await program.get(address);
  expect([first.status(), first.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect((await first.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  const etag = first.headers().etag ?? '';
  expect((await program.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  await dialog.getByRole('button', { name: 'Заменить адрес' }).click();
  await expect(dialog.getByLabel('Адрес календаря')).not.toHaveValue(address);
  expect((await program.get(address)).status()).toBe(404);
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  await expect(dialog.getByRole('button', { name: 'Получить адрес' })).toBeVisible();
});
