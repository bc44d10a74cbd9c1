import type { Locator, Page } from '@playwright/test';
import { unique, type Given } from '../helpers/given';
import { byFinger, byKeyboard, reach, type Hand } from './hands';
import { expect, test } from './learning-fixtures';

test.setTimeout(120_000);

const moderator = (given: Given) => given.user({ roles: ['tests_moderator'] });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const group = (within: Page | Locator, name: string) => within.getByRole('group', { name, exact: true });
const question = (page: Page, number: number) => group(page, `Вопрос ${String(number)}`);
const answer = (page: Page, number: number, at: number) =>
  group(question(page, number), `Ответ ${String(at)}`);
const words = (within: Locator) => within.getByLabel('Ответ', { exact: true });
const points = (within: Locator) => within.getByLabel('Баллы', { exact: true });
const right = (within: Locator) => within.getByLabel('Верный');

/** A new question gets the focus by itself: its words come first. */
async function ask({ page, use, type }: Hand, number: number, text: string, answers: [string, string]) {
  await use(button(page, 'Добавить вопрос'));
  await expect(question(page, number).getByLabel('Текст вопроса')).toBeFocused();
  await page.keyboard.type(text);
  await type(words(answer(page, number, 1)), answers[0]);
  await type(words(answer(page, number, 2)), answers[1]);
}

/** A pharmacist elsewhere answers by these words, question by question, and is paid. */
async function passes(hers: Page, id: string, answers: readonly string[][], paid: RegExp) {
  await hers.goto(`/lk/tests/${id}`);
  for (const [at, names] of answers.entries()) {
    for (const name of names) await hers.getByLabel(name, { exact: true }).check();
    if (at < answers.length - 1) await hers.getByRole('button', { name: 'Дальше' }).click();
  }
  await hers.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  await expect(hers.getByRole('dialog')).toContainText(paid);
}

const idOf = (page: Page) => /tests\/(\d+)\/edit/.exec(page.url())?.[1] ?? '';

test('by keys alone: from «Создать» to a published test that a pharmacist passes', async ({
  page,
  newDevice,
  signInAs,
  given,
  expectAccessible,
}) => {
  const mark = await given.mark({ name: unique('Щит') });
  await signInAs(await moderator(given));
  await page.goto('/lk/tests');
  const hand = byKeyboard(page);
  const { use, type, choose } = hand;
  const { keyboard } = page;
  await use(page.getByRole('main').getByRole('link', { name: 'Создать тест' }));
  await expect(page).toHaveURL(/\/lk\/tests\/new\/edit$/);
  await type(page.getByLabel('Название', { exact: true }), unique('С клавиатуры'));

  await ask(hand, 1, 'Когда нанести крем?', ['Через час', 'Сразу']);
  // one of a group: arrows move the choice
  await reach(page, right(answer(page, 1, 1)));
  await keyboard.press('ArrowDown');
  await expect(right(answer(page, 1, 2))).toBeChecked();
  await expect(right(answer(page, 1, 2))).toBeFocused();
  await type(points(answer(page, 1, 2)), '10');
  await type(question(page, 1).getByLabel('Почему так'), 'На влажную кожу крем ложится ровнее.');

  await ask(hand, 2, 'Что восстанавливает барьер?', ['Церамиды', 'Спирт']);
  await type(points(answer(page, 2, 1)), '10');
  await choose(question(page, 2).getByLabel('Что выбирают'), 'Несколько верных ответов');
  await use(button(page, 'Добавить ответ').last());
  await expect(words(answer(page, 2, 3))).toBeFocused();
  await keyboard.type('Липиды');
  await reach(page, right(answer(page, 2, 3)));
  await keyboard.press('Space');
  await type(points(answer(page, 2, 3)), '5');

  // the second goes first, is deleted, and comes back
  await reach(page, question(page, 2).getByLabel('Текст вопроса'));
  await keyboard.press('Alt+ArrowUp');
  await expect(question(page, 1).getByLabel('Текст вопроса')).toHaveValue('Что восстанавливает барьер?');
  await expect(question(page, 1).getByLabel('Текст вопроса')).toBeFocused();
  await use(button(page, 'Вопрос 2: удалить'));
  await expect(question(page, 2)).toHaveCount(0);
  await keyboard.press('Control+z');
  await expect(question(page, 2).getByLabel('Текст вопроса')).toHaveValue('Когда нанести крем?');
  await use(button(page, 'Вопрос 1: ниже'));
  await expect(button(page, 'Вопрос 2: ниже')).toBeFocused();

  await choose(page.getByLabel('Бренд'), mark.name);
  const closing = page.getByRole('group', { name: 'Окончание, МСК' });
  await type(closing.getByLabel('Дата'), '01122099');
  await expect(closing.getByLabel('Время')).toHaveValue('23:59');
  await type(closing.getByLabel('Время'), '1830');
  await expect(closing.getByLabel('Время')).toHaveValue('18:30');
  await expect(page.getByText('Будет начислено до 25 баллов')).toBeVisible();
  await expectAccessible();
  await use(button(page, 'Опубликовать'));
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();

  const device = await newDevice();
  await signInAs(await given.user(), device);
  const answers = [['Сразу'], ['Церамиды', 'Липиды']];
  await passes(await device.newPage(), idOf(page), answers, /\+25/);
});

test('on a phone, by a finger: written, seen as it is taken, published', async ({
  newDevice,
  signInAs,
  given,
  expectAccessible,
}) => {
  const mark = await given.mark({ name: unique('Щит') });
  const phone = await newDevice({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signInAs(await moderator(given), phone);
  const page = await phone.newPage();
  await page.goto('/lk/tests');
  const hand = byFinger(page);
  const { use, type, pick, choose } = hand;
  await use(page.getByRole('main').getByRole('link', { name: 'Создать тест' }));
  await expect(page).toHaveURL(/\/lk\/tests\/new\/edit$/);
  await type(page.getByLabel('Название', { exact: true }), unique('С телефона'));
  await ask(hand, 1, 'Когда нанести крем?', ['Через час', 'Сразу']);
  await pick(right(answer(page, 1, 2)));
  await type(points(answer(page, 1, 2)), '10');
  await type(question(page, 1).getByLabel('Почему так'), 'На влажную кожу крем ложится ровнее.');
  await ask(hand, 2, 'Что восстанавливает барьер?', ['Церамиды', 'Спирт']);
  await type(points(answer(page, 2, 1)), '15');
  await use(button(page, 'Вопрос 2: выше'));
  await expect(question(page, 1).getByLabel('Текст вопроса')).toHaveValue('Что восстанавливает барьер?');
  await choose(page.getByLabel('Бренд'), mark.name);
  await expect(page.getByText('Будет начислено до 25 баллов')).toBeVisible();

  await use(button(page, 'Предпросмотр'));
  await expect(page).toHaveURL(/\/lk\/tests\/new\/preview$/);
  await pick(page.getByRole('radio', { name: 'Церамиды' }));
  await use(page.getByRole('button', { name: 'Дальше' }));
  await pick(page.getByRole('radio', { name: 'Сразу' }));
  await use(page.getByRole('form').getByRole('button', { name: 'Завершить тест' }));
  const review = page.getByRole('region', { name: 'Разбор ответов' });
  await expect(review).toContainText('На влажную кожу крем ложится ровнее.');
  await expectAccessible(page);
  await use(page.getByRole('link', { name: 'Вернуться к правке' }));
  await expect(page).toHaveURL(/\/lk\/tests\/new\/edit$/);
  await use(button(page, 'Опубликовать'));
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const device = await newDevice();
  await signInAs(await given.user(), device);
  await passes(await device.newPage(), idOf(page), [['Церамиды'], ['Сразу']], /\+25/);
});
