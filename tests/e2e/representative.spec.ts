import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { makeTerritory, expect, test } from './territory-fixtures';
import { atEveryWidth } from './training-fixtures';

const main = (page: Page) => page.getByRole('main');
/** The card of a person in the list: a row of the table, or a card of a phone. */
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a day of a representative, from home on, no address typed', async ({
  page,
  trained,
  territory,
  becomes,
  expectAccessible,
}) => {
  test.slow(); // a page at a time, by axe at every width
  const { agent, busyName, silentName, pharmacies } = territory;
  const topic = unique('Барьер кожи');
  const topicId = await trained.topic({ name: topic });
  // the list of choices holds the nearest
  await trained.training({ topicId, startsAt: new Date(Date.now() + 5 * MINUTE_MS), capacity: 5 });
  await becomes(agent);
  await page.goto('/');

  // who needs attention is on home, with the reason, its rule and what to say
  const radar = page.getByRole('region', { name: 'Кому нужно внимание' });
  await expect(radar.getByRole('article', { name: silentName })).toContainText(/Нет на портале 42\sдня/);
  await page.getByRole('link', { name: /и план дня/ }).click();
  await expect(page).toHaveURL('/lk/representative/day');
  const line = page.getByRole('article', { name: silentName });
  await line.getByText('Почему здесь').click();
  await expect(line.getByText(/Нет на портале 30 дней или дольше/)).toBeVisible();
  await expect(line).toContainText('Что сказать:');
  await atEveryWidth(page, expectAccessible);

  // the plan of the day
  await page.getByRole('button', { name: /^В план/ }).click();
  const stops = page.getByRole('list', { name: 'Аптеки дня' });
  await expect(stops.getByRole('listitem')).toHaveCount(1);
  await stops.getByText('Отметить визит').first().click();
  await stops.getByLabel(/Заметка/).fill('Поговорили о SPF');
  await stops.getByRole('button', { name: 'Отметить визит' }).click();
  await expect(stops.getByText(/Были в \d\d:\d\d/)).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  await line.getByRole('button', { name: /Сделано/ }).click();
  await expect(line).toHaveCount(0);

  // people: search, order, a person
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /Люди вашей территории/ })
    .click();
  await expect(page).toHaveURL('/lk/representative/pharmacists');
  await expect(page.getByRole('list', { name: 'Территория в цифрах' })).toContainText('1 240');
  await atEveryWidth(page, expectAccessible);
  await page.getByRole('link', { name: 'Не активные' }).click();
  await expect(rowOf(page, silentName)).toBeVisible();
  await expect(rowOf(page, busyName)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Все', exact: true }).click();
  await expect(rowOf(page, busyName)).toBeVisible();
  await page.getByLabel('Поиск по фармацевтам').fill(busyName);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найдено: 1')).toBeVisible();
  await rowOf(page, busyName)
    .getByRole('link', { name: new RegExp(busyName) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(busyName);
  await expect(page.getByRole('table', { name: 'История баллов' })).toContainText('+1 240');
  await atEveryWidth(page, expectAccessible);

  // a seat for this person, and the door
  await page.getByRole('link', { name: 'Записать на тренинг' }).click();
  await expect(page.getByText(`Записываем: ${busyName}`)).toBeVisible();
  await main(page)
    .getByRole('link', { name: new RegExp(topic) })
    .click();
  await expect(page.getByRole('list', { name: 'Кого записать' })).toContainText(busyName);
  await page.getByRole('button', { name: /Записать 1\sчеловека/ }).click();
  await expect(page.getByRole('region', { name: 'Записаны' })).toContainText(busyName);
  await page
    .getByRole('navigation', { name: 'Путь' })
    .getByRole('link', { name: 'Тренинги', exact: true })
    .click();
  await expect(page).toHaveURL('/lk/representative/pharmacist-register');
  const card = page.getByRole('article', { name: topic });
  await expect(card).toContainText(/Ваших: 1\sчеловек/);
  await atEveryWidth(page, expectAccessible);
  await card.getByRole('link', { name: /Визиты/ }).click();
  await page.getByRole('button', { name: /Отметить визит/ }).click();
  await expect(page.getByText('Пришли 1 из 1')).toBeVisible();

  // pharmacies
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /Активность аптек/ })
    .click();
  const pharmacy = rowOf(page, pharmacies.own.name);
  await expect(pharmacy).toContainText('1 240 / 0');
  await atEveryWidth(page, expectAccessible);
  await pharmacy.getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Люди' })).toContainText(silentName);
  await expect(page.getByRole('table', { name: 'Тренинги' })).toContainText(topic);
  await atEveryWidth(page, expectAccessible);
});

test('a visit noted where there is no network waits on the device with its note, and goes by itself', async ({
  page,
  territory,
  becomes,
  expectFailure,
}) => {
  // the refresh after «В план» may still be on its way
  expectFailure(/ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
  await becomes(territory.agent);
  await page.goto('/lk/representative/day');
  await page.getByRole('button', { name: /^В план/ }).click();
  const stops = page.getByRole('list', { name: 'Аптеки дня' });
  await stops.getByText('Отметить визит').first().click();
  await stops.getByLabel(/Заметка/).fill('Поговорили о SPF');
  await page.context().setOffline(true);
  await stops.getByRole('button', { name: 'Отметить визит' }).click();
  await expect(stops.getByText('На устройстве: уйдёт с сетью')).toBeVisible();
  await page.context().setOffline(false);
  await expect(stops.getByText('На устройстве: уйдёт с сетью')).toHaveCount(0);
  await page.reload();
  await expect(stops.getByText(/Были в \d\d:\d\d/)).toBeVisible();
  await expect(stops.getByText('Поговорили о SPF').first()).toBeVisible();
});

test('filters live in the address: reload and back keep them; a stranger is not found', async ({
  page,
  territory,
  becomes,
  expectFailure,
}) => {
  expectFailure(/404/);
  const { agent, people, pharmacies, silentName } = territory;
  await becomes(agent);
  await page.goto('/lk/representative/pharmacists');
  await page.getByRole('link', { name: 'Не активные' }).click();
  await expect(page).toHaveURL(/status=inactive/);
  await page.getByRole('button', { name: /Все фильтры/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Фильтры фармацевтов' });
  await dialog.getByLabel('Не были на тренингах').selectOption('Больше 90 дней');
  await expect(dialog.getByRole('button', { name: 'Показать 1', exact: true })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Баллов от').fill('20');
  await dialog.getByLabel('Баллов до').fill('10');
  await expect(dialog.getByRole('button', { name: /^Показать( \d+)?$/ })).toBeDisabled();
  await dialog.getByLabel('Баллов от').fill('');
  await dialog.getByLabel('Баллов до').fill('');
  await dialog.getByRole('button', { name: 'Показать 1', exact: true }).press('Enter');
  await expect(page).toHaveURL(/status=inactive.*quiet=90/);
  await page.reload();
  await expect(rowOf(page, silentName)).toBeVisible();
  await rowOf(page, silentName)
    .getByRole('link', { name: new RegExp(silentName) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(silentName);
  await page.goBack();
  await expect(page).toHaveURL(/status=inactive.*quiet=90/);
  for (const path of [
    `/lk/representative/pharmacists/${people.abroad.id}`,
    `/lk/representative/pharmacy-activity/${pharmacies.abroad.id}`,
    '/lk/representative/registration',
  ])
    expect((await page.goto(path))?.status(), path).toBe(404);
  await page.goto('/lk/representative/pharmacist-visit?training=1');
  await expect(page).toHaveURL('/lk/representative/pharmacist-register/pharmacist-visit?training=1');
});

test('a head of a sector turns from their own pharmacies to the whole of it', async ({
  page,
  land,
  becomes,
}) => {
  const { agent, people, busyName } = await makeTerritory(land, 'sector');
  const nearName = unique('Соседова');
  await land.change(people.near.id, { lastName: nearName });
  await becomes(agent);
  await page.goto('/lk/representative/pharmacists');
  await expect(rowOf(page, busyName)).toBeVisible();
  await expect(rowOf(page, nearName)).toHaveCount(0);
  await page.getByRole('link', { name: 'Весь сектор' }).click();
  await expect(page).toHaveURL(/scope=sector/);
  await expect(rowOf(page, nearName)).toBeVisible();
});

for (const role of ['regional', 'director']) {
  test(`a ${role} turns from home to the whole of their sectors, people and pharmacies, and no further`, async ({
    page,
    land,
    becomes,
    expectFailure,
  }) => {
    expectFailure(/404/); // a stranger
    const { agent, people, pharmacies, busyName } = await makeTerritory(land, role);
    const [nearName, farName] = [unique('Соседова'), unique('Дальнева')];
    await land.change(people.near.id, { lastName: nearName });
    await land.change(people.abroad.id, { lastName: farName });
    const wider = page.getByRole('link', { name: 'Весь сектор' });
    const tool = (words: RegExp) => main(page).getByRole('link', { name: words }).click();
    await becomes(agent);
    await page.goto('/');
    await tool(/Люди вашей территории/);
    await expect(rowOf(page, busyName)).toBeVisible();
    await expect(rowOf(page, nearName)).toHaveCount(0);
    await wider.click();
    await expect(rowOf(page, nearName)).toBeVisible();
    await expect(rowOf(page, farName)).toHaveCount(0);
    await rowOf(page, nearName)
      .getByRole('link', { name: new RegExp(nearName) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(nearName) })).toBeVisible();

    await page.goto('/');
    await tool(/Аптеки с заработанными/);
    await expect(rowOf(page, pharmacies.own.name)).toBeVisible();
    await expect(rowOf(page, pharmacies.near.name)).toHaveCount(0);
    await wider.click();
    await expect(rowOf(page, pharmacies.near.name)).toBeVisible();
    await expect(rowOf(page, pharmacies.abroad.name)).toHaveCount(0);
    const away = await page.goto(`/lk/representative/pharmacists/${people.abroad.id}?scope=sector`);
    expect(away?.status()).toBe(404);
  });
}

test('a row ticked before the scripts came is chosen, and stays so while the list comes anew', async ({
  page,
  territory,
  becomes,
}) => {
  const { agent, busyName, silentName } = territory;
  await becomes(agent);
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/lk/representative/pharmacists', { waitUntil: 'commit' });
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(`Выбрать: .*${name}`) });
  await tick(busyName).check();
  release();
  const chosen = page.getByRole('region', { name: 'Выбранные' });
  await expect(chosen).toContainText(/Выбрано: 1\sчеловек/);
  const all = page.getByRole('columnheader').getByRole('checkbox', { name: 'Выбрать все на странице' });
  await expect(all).toBeChecked({ indeterminate: true });
  await tick(silentName).check();
  await expect(chosen).toContainText(/Выбрано: 2\sчеловека/);

  await page.getByRole('button', { name: new RegExp(`Действия: .*${silentName}`) }).click();
  await page.getByRole('menuitem', { name: 'Больше не работает' }).click();
  const asked = page.getByRole('dialog', { name: 'Больше не работает?' });
  await asked.getByRole('button', { name: 'Больше не работает' }).click();
  await expect(rowOf(page, silentName)).toHaveCount(0);
  await expect(chosen).toContainText(/Выбрано: 1\sчеловек/);
  await expect(tick(busyName)).toBeChecked();
  await page.getByRole('button', { name: new RegExp(`Действия: .*${busyName}`) }).click();
  await page.getByRole('menuitem', { name: 'Открыть' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(busyName);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('people, pharmacies and the day are read', async ({ page, territory, becomes, expectFailure }) => {
    expectFailure(/_next\/static|Content Security Policy/); // scripts are announced and never run
    const { agent, busyName, silentName, pharmacies } = territory;
    await becomes(agent);
    await page.goto('/lk/representative/pharmacists?sort=-points');
    await expect(rowOf(page, busyName)).toBeVisible();
    await page.goto('/lk/representative/pharmacy-activity');
    await expect(rowOf(page, pharmacies.own.name)).toBeVisible();
    await page.goto('/lk/representative/day');
    await expect(page.getByRole('article', { name: silentName })).toBeVisible();
  });
});
