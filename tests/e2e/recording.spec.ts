import type { Page } from '@playwright/test';
import { cities, chains, pharmacies } from '@/backend/db/schema/directory';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { guestToken } from '@/backend/services/trainings/guest-token';
import { HOUR_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { expect, test } from './territory-fixtures';
import { atEveryWidth } from './training-fixtures';
import { itemOf } from './hands';

/** By its topic and the only date of it: the nearest that are offered may be those of others. */
async function chooseTraining(page: Page, topic: string, id: string): Promise<void> {
  await choose(page, 'Тема', topic);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByLabel('Дата', { exact: true }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`training=${id}`));
}

async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

test('several people are recorded by one press: all of them, or as many as fit', async ({
  page,
  given,
  trained,
  becomes,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // three people for two seats, which the page says
  const expert = await given.user({ roles: ['expert'] });
  const { id } = await trained.training({ leaderId: expert.id, capacity: 2 });
  const names = [unique('Агатова'), unique('Бирюкова'), unique('Ветрова')];
  for (const lastName of names) await given.user({ lastName });
  await becomes(expert);
  await page.goto(`/lk/trainings/pharmacist-recording?training=${id}`);
  await page.getByRole('radio', { name: 'Несколько сразу' }).check();
  for (const name of names) await choose(page, 'Добавить фармацевта', name);
  const chosen = page.getByRole('list', { name: 'Кого записать' });
  await expect(chosen.getByRole('listitem')).toHaveCount(3);
  await atEveryWidth(page, expectAccessible);
  await page.getByRole('button', { name: 'Записать 3 человек' }).click();
  await expect(page.getByText('Записать всех не получилось, поэтому не записан никто.')).toBeVisible();
  expect(await trained.people(id)).toEqual([]);
  await page.getByRole('radio', { name: /Сколько поместится/ }).check();
  await page.getByRole('button', { name: 'Записать 3 человек' }).click();
  await expect(page.getByText('Записаны: 2, в очереди: 1')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: names[0] ?? '' }),
  ).toBeVisible();
  expect(await trained.people(id, 'waiting')).toHaveLength(1);
});

test('who came without a booking is let in from the door', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const expert = await given.user({ roles: ['expert'] });
  const startsAt = new Date(Date.now() - HOUR_MS / 4);
  const { id } = await trained.training({ leaderId: expert.id, capacity: 1, startsAt });
  const lastName = unique('Нежданова');
  await given.user({ lastName });
  await becomes(expert);
  await page.goto(`/lk/trainings/pharmacist-visit?training=${id}`);
  await page.getByRole('link', { name: 'Визит без записи' }).click();
  await expect(page.getByRole('heading', { name: 'Визит без записи' })).toBeVisible();
  await choose(page, 'Фармацевт', lastName);
  await atEveryWidth(page, expectAccessible);
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(page.getByText(new RegExp(`${lastName}.*: визит отмечен`))).toBeVisible();
  await page.goto(`/lk/trainings/pharmacist-visit?training=${id}`);
  await expect(page.getByText('Пришли 1 из 1')).toBeVisible();
});

test('support records a pharmacist from home, by the menus alone', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const topic = unique('Защита');
  const topicId = await trained.topic({ name: topic });
  const { id } = await trained.training({ topicId, inDays: 1 });
  const lastName = unique('Полева');
  const person = await given.user({ lastName });
  await becomes(await given.user({ roles: ['support'] }));
  await page.goto('/');
  await page.locator('summary', { hasText: 'Меню профиля' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Запись фармацевта/ })
    .click();
  await chooseTraining(page, topic, id);
  await choose(page, 'Фармацевт', lastName);
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(itemOf(page, lastName)).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  expect(await trained.people(id, 'registered')).toEqual([person.id]);
});

test('somebody without an account is recorded from home, told by a letter, and leaves by its link', async ({
  page,
  given,
  trained,
  becomes,
  lettersTo,
  newDevice,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // recorded twice, which the form says
  const topic = unique('Гости');
  const expert = await given.user({ roles: ['expert'] });
  const topicId = await trained.topic({ name: topic });
  const { id } = await trained.training({ topicId, leaderId: expert.id, capacity: 5, inDays: 1 });
  const place = { city: unique('Город'), chain: unique('Сеть'), name: unique('Аптека') };
  await given.pharmacy(place);
  const email = `${unique('guest')}@mail.example`;
  const lastName = 'Гостева'; // letters alone
  await becomes(expert);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Запись фармацевта/ })
    .click();
  await chooseTraining(page, topic, id);
  await page.getByRole('radio', { name: 'Новый участник' }).check();
  await page.getByLabel('Фамилия', { exact: true }).fill(lastName);
  await page.getByLabel('Имя', { exact: true }).fill('Вера');
  await page.getByLabel('Электронная почта', { exact: true }).fill(email);
  await page.getByLabel('Телефон', { exact: true }).pressSequentially('9161234567');
  await choose(page, 'Город', place.city);
  await choose(page, 'Аптечная сеть', place.chain);
  await choose(page, 'Аптека', place.name);
  const record = page.getByRole('button', { name: 'Записать', exact: true });
  await record.click();
  await expect(page.getByText('Без согласия участника записать его нельзя')).toBeVisible();
  await expect(page.getByLabel('Фамилия', { exact: true })).toHaveValue(lastName);
  await page.getByRole('checkbox', { name: /Участник согласен/ }).check();
  await atEveryWidth(page, expectAccessible);
  await record.click();
  await expect(itemOf(page, lastName)).toBeVisible();
  expect(await trained.taken(id)).toBe(1);

  await expect.poll(() => lettersTo(email).join()).toContain(`Вас записали на тренинг «${topic}»`);
  const [letter = ''] = lettersTo(email);
  expect(letter).not.toContain(expert.email);
  const link = /\/guest-booking\?token=\S+/.exec(letter)?.[0] ?? '';
  const own = await (await newDevice()).newPage();
  await own.goto(link);
  await expect(own.getByRole('main')).toContainText(topic);
  await own.getByRole('button', { name: 'Снять запись и удалить данные' }).click();
  await expect(own.getByRole('heading', { name: 'Запись снята' })).toBeVisible();
  expect(await trained.taken(id)).toBe(0);
  await page.reload();
  await expect(itemOf(page, lastName)).toHaveCount(0);
});

test('a guest whom the recorder knows as a pharmacist of theirs is recorded as the person they are', async ({
  page,
  territory,
  trained,
  becomes,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // which the form says
  const { agent, busy, busyName } = territory;
  const { id } = await trained.training({ capacity: 5, inDays: 1 });
  await becomes(agent);
  await page.goto(`/lk/representative/pharmacist-register/pharmacist-recording?training=${id}`);
  await page.getByRole('radio', { name: 'Новый участник' }).check();
  await page.getByLabel('Фамилия', { exact: true }).fill('Иная');
  await page.getByLabel('Имя', { exact: true }).fill('Вера');
  await page.getByLabel('Электронная почта', { exact: true }).fill(busy.email);
  await page.getByLabel('Телефон', { exact: true }).pressSequentially('9161234567');
  for (const label of ['Город', 'Аптечная сеть', 'Аптека']) {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole('option').first().click();
  }
  await page.getByRole('checkbox', { name: /Участник согласен/ }).check();
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  const known = page.getByRole('button', { name: 'Записать участника портала' });
  await expect(known).toBeVisible();
  expect(await trained.people(id)).toEqual([]);
  await atEveryWidth(page, expectAccessible);
  await known.dblclick();
  await expect(itemOf(page, busyName)).toBeVisible();
  expect(await trained.people(id, 'registered')).toEqual([busy.id]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest leaves by the link of the letter', async ({ page, trained, deps, expectFailure }) => {
    expectFailure(/_next\/static|Content Security Policy/); // scripts are announced and never run
    const { db } = deps.database;
    const { id: trainingId } = await trained.training();
    const [city] = await db.select().from(cities).limit(1);
    const [chain] = await db.select().from(chains).limit(1);
    const place = { name: unique('Аптека'), address: 'ул. Ленина, 1', cityId: city?.id, chainId: chain?.id };
    const [pharmacy] = await db
      .insert(pharmacies)
      .values(place as never)
      .returning();
    const guest = {
      ...{ lastName: 'Гостева', firstName: 'Вера', middleName: '', email: `${unique('g')}@mail.example` },
      ...{ phone: '+79000000000', pharmacyId: pharmacy?.id ?? '' },
    };
    const values = {
      trainingId,
      guest,
      state: 'waiting' as const,
      source: 'staff' as const,
      since: new Date(),
    };
    const [row] = await db
      .insert(trainingRegistrations)
      .values({ ...values, checkInCode: unique('code') })
      .returning();
    const token = guestToken(deps.secret, row?.id ?? '');
    await page.goto(`/guest-booking?token=${encodeURIComponent(token)}`);
    await expect(page.getByRole('heading', { name: 'Выйти из листа ожидания?' })).toBeVisible();
    await page.getByRole('button', { name: 'Выйти и удалить данные' }).click();
    await expect(page.getByRole('heading', { name: 'Вы вышли из листа ожидания' })).toBeVisible();
    await page.goto(`/guest-booking?token=${encodeURIComponent(token)}`);
    await expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
  });
});
