import type { BrowserContext, Locator, Page } from '@playwright/test';
import { unique, type Given } from '../helpers/given';
import { expect, test } from './learning-fixtures';

test.setTimeout(120_000);

// what is asked for while there is no network fails, and that is what is looked at
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
const moderator = (given: Given) => given.user({ roles: ['tests_moderator'] });
const kept = (page: Page) => page.getByRole('form', { name: 'Тест' }).getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const group = (within: Page | Locator, name: string) => within.getByRole('group', { name, exact: true });
const title = (page: Page) => page.getByLabel('Название', { exact: true });
const text = (page: Page, number: number) =>
  group(page, `Вопрос ${String(number)}`).getByLabel('Текст вопроса');
const answer = (page: Page, number: number, at: number) =>
  group(group(page, `Вопрос ${String(number)}`), `Ответ ${String(at)}`).getByLabel('Ответ', { exact: true });

const SAVED = /^Черновик сохранён \d\d:\d\d$/;
const HERE_ALONE = 'Нет сети: черновик на этом устройстве';

interface Act {
  does: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Promise<unknown>;
}

const undo: Act = {
  does: (page) => press(page, 'Отменить правку'),
  shows: (page) => expect(text(page, 2)).toHaveValue('Что восстанавливает барьер?'),
};

/** All that an author does, one thing at a time, and how it is seen that it was done. */
function acts(name: string, mark: string, hasUndo: boolean): Act[] {
  const fills = (where: (page: Page) => Locator, words: string): Act => ({
    does: (page) => where(page).fill(words),
    shows: (page) => expect(where(page)).toHaveValue(words),
  });
  return [
    fills(title, name),
    {
      does: (page) => press(page, 'Добавить вопрос'),
      shows: (page) => expect(group(page, 'Вопрос 1')).toBeVisible(),
    },
    fills((page) => text(page, 1), 'Что восстанавливает барьер?'),
    fills((page) => answer(page, 1, 1), 'Церамиды'),
    fills((page) => answer(page, 1, 2), 'Спирт'),
    fills((page) => group(group(page, 'Вопрос 1'), 'Ответ 1').getByLabel('Баллы', { exact: true }), '10'),
    fills((page) => group(page, 'Вопрос 1').getByLabel('Почему так'), 'Роговому слою нужны липиды.'),
    {
      does: (page) => press(page, 'Скопировать вопрос'),
      shows: (page) => expect(group(page, 'Вопрос 2')).toBeVisible(),
    },
    fills((page) => text(page, 2), 'Когда нанести крем?'),
    {
      does: (page) => press(page, 'Вопрос 2: выше'),
      shows: (page) => expect(text(page, 1)).toHaveValue('Когда нанести крем?'),
    },
    {
      does: (page) => press(page, 'Вопрос 2: удалить'),
      shows: (page) => expect(group(page, 'Вопрос 2')).toHaveCount(0),
    },
    ...(hasUndo ? [undo] : []),
    {
      does: (page) => page.getByLabel('Бренд').selectOption(mark),
      shows: (page) => expect(page.getByLabel('Бренд')).toHaveValue(mark),
    },
  ];
}

const closedRows = (page: Page) =>
  page.locator('[data-rows="questions"] button[aria-expanded="false"][aria-controls]');

/** Opened anew, every question is one line: each is opened. */
async function openAll(page: Page): Promise<void> {
  while ((await closedRows(page).count()) > 0) await closedRows(page).first().click();
}

async function edited(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/lk/tests/new/edit');
  await openAll(page);
  return page;
}

test('the network goes between every two acts of an author: nothing is lost, and where it is kept is said', async ({
  page,
  context,
  newDevice,
  signInAs,
  given,
  expectFailure,
}) => {
  expectFailure(NO_NETWORK);
  const mark = await given.mark();
  const author = await moderator(given);
  await signInAs(author);
  await page.goto('/lk/tests/new/edit');
  const done: Act[] = [];
  for (const act of acts(unique('Без сети'), mark.slug, true)) {
    await context.setOffline(true);
    await act.does(page);
    await expect(kept(page)).toHaveText(HERE_ALONE);
    await act.shows(page);
    await context.setOffline(false);
    await expect(kept(page)).toHaveText(SAVED);
    done.push(act);
  }
  // what the services have, as another device shows it
  const device = await newDevice();
  await signInAs(author, device);
  const elsewhere = await edited(device);
  await expect(title(elsewhere)).toHaveValue(/Без сети/);
  await expect(text(elsewhere, 1)).toHaveValue('Когда нанести крем?');
  await expect(text(elsewhere, 2)).toHaveValue('Что восстанавливает барьер?');
  await expect(answer(elsewhere, 1, 2)).toHaveValue('Спирт');
  await expect(elsewhere.getByLabel('Бренд')).toHaveValue(mark.slug);
});

test('the tab is closed without a network after every act: each is there when it is opened again', async ({
  page,
  context,
  signInAs,
  given,
  expectFailure,
}) => {
  expectFailure(NO_NETWORK);
  const mark = await given.mark();
  await signInAs(await moderator(given));
  await page.close();
  // what was done in another tab is undone there alone
  const all = acts(unique('Закрыли'), mark.slug, false);
  for (const [at, act] of all.entries()) {
    const tab = await edited(context);
    const before = all[at - 1];
    // the device's own copy comes after the page, its questions closed
    if (before)
      await expect(async () => {
        await openAll(tab);
        await before.shows(tab);
        await expect(closedRows(tab)).toHaveCount(0, { timeout: 100 });
      }).toPass();
    await context.setOffline(true);
    await act.does(tab);
    // at once: before what was typed could have been sent
    await tab.close({ runBeforeUnload: false });
    await context.setOffline(false);
  }
  const tab = await edited(context);
  await all.at(-1)?.shows(tab);
  await expect(kept(tab)).toHaveText(SAVED);
  await expect(title(tab)).toHaveValue(/Закрыли/);
});
