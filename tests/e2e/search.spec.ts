import { randomInt } from 'node:crypto';
import { expect, test } from './learning-fixtures';

const PATH = '/search-results';

const pick = (letters: string) => letters[randomInt(letters.length)] ?? '';

/**
 * A word nobody else's material has, nor one like it: the search forgives slips, so words of the
 * clock, made side by side, find one another. No letters an ending of Russian could be made of.
 */
function rareWord(): string {
  const syllables = Array.from({ length: 7 }, () => pick('бгджзкпрфц') + pick('аоу'));
  return `${syllables.join('')}${pick('бгджзкпрфц')}`;
}

/** The same keys on the Latin layout. */
const onLatinKeys = (text: string) =>
  [...text]
    .map((letter) => "f,dult;pbqrkvyjghcnea[wxio]sm'.z"['абвгдежзийклмнопрстуфхцчшщъыьэюя'.indexOf(letter)])
    .join('');

test('suggestions over the page, by keyboard alone', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const word = rareWord();
  const mark = await given.mark();
  const made = await learning.test({ markId: mark.id, title: `${word} и тест` });
  await learning.article({ markId: mark.id, title: `Статья про ${word}` });
  await signInAs(await given.user());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск по порталу' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Поиск по порталу' });
  const field = dialog.getByRole('combobox', { name: 'Что найти' });
  await expect(field).toBeFocused();
  await page.keyboard.type(word.slice(0, -1));
  const options = dialog.getByRole('option');
  await expect(options).toHaveCount(2);
  await expect(dialog.getByRole('status')).toContainText('2 результата');
  await expectAccessible();
  // the title that begins with the word stands first
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toContainText(`${word} и тест`);
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/lk/tests/${made.id}`);
  await expect(dialog).toBeHidden();
});

test('Esc gives the keyboard back; Enter alone shows everything found', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const word = rareWord();
  await learning.article({ title: `Статья про ${word}` });
  await signInAs(await given.user());
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: 'Поиск по порталу' });
  const dialog = page.getByRole('dialog', { name: 'Поиск по порталу' });
  await button.click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('combobox').fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(word)}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: `Статья про ${word}` })).toBeVisible();
});

test('an earlier search is dropped: what is shown is what was typed last', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const word = rareWord();
  await learning.article({ title: `Статья про ${word}` });
  await signInAs(await given.user());
  await page.goto('/');
  let asked = 0;
  await page.route('**/global-search-documents?*', async (route) => {
    asked += 1;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Поиск по порталу' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  // letter by letter, with no rest between that a busy machine could make long
  await field.evaluate((input: HTMLInputElement, typed) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let length = 1; length <= typed.length; length += 1) {
      set?.call(input, typed.slice(0, length));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, word);
  await expect(page.getByRole('option')).toHaveCount(1);
  // typed at once, asked once: the hand had not rested between the letters
  expect(asked).toBeLessThanOrEqual(2);
});

test('suggestions stay while the next are looked for', async ({ page, signInAs, given, learning }) => {
  const word = rareWord();
  await learning.article({ title: `Статья про ${word}` });
  await signInAs(await given.user());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск по порталу' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await field.fill(word.slice(0, -2));
  await expect(dialog.getByRole('option')).toHaveCount(1);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/global-search-documents?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/global-search-documents?*');
  await field.press('End');
  await page.keyboard.type(word.slice(-2));
  await expect(dialog.getByRole('status')).toHaveText('Ищем…');
  await asked;
  await expect(dialog.getByRole('option')).toHaveCount(1);
  answer();
  await expect(dialog.getByRole('status')).toContainText('1 результат');
});

test('a title is found and marked without its accents', async ({ page, signInAs, given, learning }) => {
  const word = rareWord();
  await learning.article({ title: `Crème ${word}` });
  await signInAs(await given.user());
  await page.goto(`${PATH}?q=${encodeURIComponent(`creme ${word}`)}`);
  const marks = page.getByRole('main').getByRole('article').first().locator('mark');
  await expect(marks.first()).toHaveText('Crème');
});

test('by type with counts, each an address; words are marked', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const word = rareWord();
  const mark = await given.mark();
  const content = `<p>${'Вступление. '.repeat(40)} Здесь ${word} стоит в тексте &lt;b&gt;.</p>`;
  await learning.article({ markId: mark.id, title: 'О разном', content });
  await learning.video({ markId: mark.id, title: `Видео про ${word}` });
  await learning.test({ markId: mark.id, title: `Тест про ${word}` });
  await signInAs(await given.user());
  await page.goto(`${PATH}?q=${encodeURIComponent(word)}`);
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Виды найденного' });
  await expect(tabs.getByRole('link')).toHaveText([
    /^Всё\s*3$/,
    /^Статьи\s*1$/,
    /^Видео\s*1$/,
    /^Тесты\s*1$/,
  ]);
  await expect(main.getByRole('status')).toContainText('Найдено: 3 результата');
  await expect(main.locator('mark').first()).toHaveText(word);
  await expect(main.getByText('стоит в тексте <b>')).toBeVisible();
  await expectAccessible();
  await tabs.getByRole('link', { name: 'Тесты' }).click();
  await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(word)}&type=test`);
  await expect(main.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(main.getByRole('article')).toHaveCount(3);
});

test('the wrong layout and a slip are read as they were meant, and said', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const word = rareWord();
  await learning.article({ title: `Статья про ${word}` });
  await signInAs(await given.user());
  const main = page.getByRole('main');
  for (const typed of [onLatinKeys(word), `${word.slice(0, 5)}ы${word.slice(6)}`]) {
    await page.goto(`${PATH}?q=${encodeURIComponent(typed)}`);
    await expect(main.getByRole('status')).toContainText(`По запросу «${typed}» точных совпадений нет`);
    await expect(main.getByRole('status')).toContainText(`«${word}»`);
    await expect(main.getByRole('link', { name: `Статья про ${word}` })).toBeVisible();
  }
});

test('nothing found offers something, and a spoiled address is no failure', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('pharmacist');
  const main = page.getByRole('main');
  await page.goto(`${PATH}?q=${encodeURIComponent('ъъъъъъъъ')}&type=nothing&page=-5`);
  await expect(main.getByRole('heading', { name: 'По запросу «ъъъъъъъъ» ничего не нашлось' })).toBeVisible();
  await expect(main.getByText('Что читают и смотрят коллеги')).toBeVisible();
  expect(await main.getByRole('article').count()).toBeGreaterThan(0);
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PATH}?q=${'ъ'.repeat(300)}`);
  await expect(main.getByRole('searchbox')).toHaveValue('ъ'.repeat(255));
  await expect(main.getByRole('heading', { name: /^По запросу «ъ+»/ })).toBeInViewport({ ratio: 0.9 });
  await page.goto(PATH);
  await expect(main.getByRole('heading', { name: 'Что найти?' })).toBeVisible();
});

test('the name of a kind leads to all of it', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  await page.goto(`${PATH}?q=${encodeURIComponent('видео')}`);
  await page
    .getByText(/^Раздел:/)
    .getByRole('link', { name: 'Видео' })
    .click();
  await expect(page).toHaveURL(/\/videos$/);
});

test('what is typed stays text', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  const evil = '<img src=x onerror=alert(1)>';
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await page.goto(`${PATH}?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(evil);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(alerts).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the form, the form finds', async ({
    page,
    signInAs,
    given,
    learning,
    expectFailure,
  }) => {
    expectFailure(/_next\/static/); // scripts are announced and never run
    const word = rareWord();
    await learning.article({ title: `Статья про ${word}` });
    await signInAs(await given.user());
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Поиск по порталу' }).click();
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(word);
    await field.press('Enter');
    await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(word)}`);
    await expect(page.getByRole('main').getByRole('link', { name: `Статья про ${word}` })).toBeVisible();
  });
});

test('what was searched is offered again to the person, can be cleared, and goes at sign-out', async ({
  page,
  signInAs,
  given,
  learning,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/failed: .*_next\/static/);
  const word = rareWord();
  await learning.article({ title: `Статья про ${word}` });
  await signInAs(await given.user());
  const kept = () => page.evaluate(() => localStorage.getItem('portal:searches'));
  await page.goto(`${PATH}?q=${encodeURIComponent(word)}`);
  await expect(page.getByText(/^Найдено/)).toBeVisible();
  await expect.poll(kept).toContain(word);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Вы искали' })).toBeVisible();
  await expectAccessible();
  await page.goto('/lk/security');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск по порталу' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поиск по порталу' });
  await expect(dialog.getByRole('heading', { name: 'Популярное' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(word)}`);
  await page.goto('/lk/security');
  await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).toBeNull();
});
