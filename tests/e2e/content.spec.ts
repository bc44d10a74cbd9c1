import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { articles } from '@/backend/db/schema/articles';
import type { Database } from '@/backend/db/types';
import { moscowLocal } from '@/lib/domain/moscow-local';
import { unique, type Given } from '../helpers/given';
import { expect, test } from './fixtures';
import { fillMoment } from './hands';

const kept = (page: Page) => page.getByRole('form', { name: 'Материал' }).getByRole('status').first();
const text = (page: Page) => page.getByRole('textbox', { name: 'Текст' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const CLIP = join(import.meta.dirname, '../../backend/demo/media/uhod-za-glazami.webm');
const author = (given: Given) => given.user({ roles: ['admin'] });

async function givenArticle(
  given: Given,
  { db }: Database,
  fields: Partial<typeof articles.$inferInsert> = {},
) {
  const mark = await given.mark();
  const named = { slug: unique('statya'), title: unique('Статья'), markId: mark.id };
  const draft = { status: 0, publishedAt: null, content: '<p>Начало.</p>' };
  const [row] = await db
    .insert(articles)
    .values({ ...named, ...draft, ...fields })
    .returning();
  if (!row) throw new Error('No article was made');
  return row;
}

test('an article is written with the keyboard; the draft survives a reload and another device', async ({
  page,
  newDevice,
  signInAs,
  given,
  expectAccessible,
}) => {
  const anna = await author(given);
  const mark = await given.mark();
  const title = unique('Защита зимой');
  await signInAs(anna);
  await page.goto('/lk/content');
  await page.getByRole('link', { name: 'Новая статья' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lk\/content\/new$/);
  await text(page).waitFor();
  await page.getByLabel('Название').focus();
  await page.keyboard.type(title);
  await text(page).focus();
  await page.keyboard.type('Кожа сохнет. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Важно');
  await expect(kept(page)).toHaveText(/^Черновик сохранён \d\d:\d\d$/);
  await page.reload();
  await expect(page.getByLabel('Название')).toHaveValue(title);
  await expect(text(page).locator('strong')).toHaveText('Важно');

  const device = await newDevice();
  await signInAs(anna, device);
  const phone = await device.newPage();
  await phone.goto('/lk/content/new');
  await expect(phone.getByLabel('Название')).toHaveValue(title);
  await phone.getByLabel('Бренд').selectOption(mark.slug);
  await expect(kept(phone)).toHaveText(/^Черновик сохранён \d\d:\d\d$/);
  await press(phone, 'Опубликовать');
  await expect(phone).toHaveURL(/\/lk\/content\/\d+\/edit$/);
  await expect(phone.getByText('Опубликован', { exact: true })).toBeVisible();
  await expectAccessible(phone);
  // what was published leaves no draft of something new
  await page.goto('/lk/content/new');
  await expect(page.getByLabel('Название')).toHaveValue('');
});

test('what is typed before the page’s code is there is kept', async ({ page, signInAs, given, database }) => {
  const { id, title } = await givenArticle(given, database);
  await signInAs(await author(given));
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/lk/content/${id}/edit`, { waitUntil: 'commit' });
  await page.getByLabel('Название').fill(`${title} раньше`);
  await page.getByLabel('Кратко').fill('До кода');
  letGo();
  await expect(kept(page)).toHaveText(/^Черновик сохранён \d\d:\d\d$/);
  await page.reload();
  await expect(page.getByLabel('Название')).toHaveValue(`${title} раньше`);
  await expect(page.getByLabel('Кратко')).toHaveValue('До кода');
});

test('two editors: the second sees both versions and chooses; nothing is lost', async ({
  page,
  newDevice,
  signInAs,
  given,
  database,
  expectFailure,
}) => {
  expectFailure(/409/);
  const { id, title } = await givenArticle(given, database);
  await signInAs(await author(given));
  await page.goto(`/lk/content/${id}/edit`);
  const device = await newDevice();
  await signInAs(await author(given), device);
  const other = await device.newPage();
  await other.goto(`/lk/content/${id}/edit`);
  await other.getByLabel('Название').fill(`${title} Бориса`);
  await press(other, 'Сохранить');
  await expect(kept(other)).toHaveText('Все изменения сохранены');

  await page.getByLabel('Название').fill(`${title} Анны`);
  await page.getByLabel('Кратко').fill('Слова Анны');
  await press(page, 'Сохранить');
  const both = page.getByRole('region', { name: 'Две версии' });
  await expect(both).toContainText(`${title} Бориса`);
  await expect(both).toContainText(`${title} Анны`);
  await both
    .getByRole('group', { name: /Название/ })
    .getByRole('radio', { name: 'Сохранённая' })
    .check();
  await press(page, 'Взять выбранное');
  await expect(page.getByLabel('Название')).toHaveValue(`${title} Бориса`);
  await press(page, 'Сохранить');
  await expect(kept(page)).toHaveText('Все изменения сохранены');
  await page.reload();
  await expect(page.getByLabel('Название')).toHaveValue(`${title} Бориса`);
  await expect(page.getByLabel('Кратко')).toHaveValue('Слова Анны');
});

test('an advertisement without its marking is not published: the summary leads to the fields', async ({
  page,
  signInAs,
  given,
  database,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/422/);
  const { id } = await givenArticle(given, database);
  await signInAs(await author(given));
  await page.goto(`/lk/content/${id}/edit`);
  await page.getByLabel('Это реклама').check();
  await press(page, 'Опубликовать');
  const summary = page.getByRole('alert').filter({ hasText: 'Что исправить' });
  await expect(summary).toContainText('Реклама не публикуется без токена ERID.');
  await expect(field(page, 'Токен ERID')).toBeFocused();
  await expectAccessible();
  await field(page, 'Токен ERID').fill('2VtzqxUFa8K');
  await summary.getByRole('button', { name: 'Рекламодатель' }).click();
  await expect(field(page, 'Рекламодатель')).toBeFocused();
  await field(page, 'Рекламодатель').fill('ООО «Пример»');
  await press(page, 'Опубликовать');
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
});

test('planned, it is not there before its time; then it is, and from the archive it is gone', async ({
  page,
  newDevice,
  signInAs,
  given,
  database,
  expectFailure,
}) => {
  expectFailure(/404/);
  const { id, slug } = await givenArticle(given, database);
  await signInAs(await author(given));
  await page.goto(`/lk/content/${id}/edit`);
  // the form listens once its editor is there
  await text(page).waitFor();
  const soon = new Date(Date.now() + 864e5);
  await fillMoment(page, 'Выход, МСК', moscowLocal(soon));
  await press(page, 'Запланировать');
  await expect(page.getByText('Запланирован', { exact: true })).toBeVisible();
  const device = await newDevice();
  await signInAs(await given.user(), device);
  const reader = await device.newPage();
  expect((await reader.goto(`/news/${slug}`))?.status()).toBe(404);
  // its time comes: the day moves, not the clock of the services that every journey shares
  await fillMoment(page, 'Выход, МСК', moscowLocal(new Date(Date.now() - 60_000)));
  await press(page, 'Сохранить изменения');
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
  expect((await reader.goto(`/news/${slug}`))?.status()).toBe(200);
  await press(page, 'В архив');
  await expect(page.getByText('В архиве', { exact: true })).toBeVisible();
  expect((await reader.goto(`/news/${slug}`))?.status()).toBe(404);
});

test('a draft is looked at as readers see it; the list finds it, without a script too', async ({
  page,
  newDevice,
  signInAs,
  given,
  database,
  expectFailure,
}) => {
  // a browser without scripts gives up the script it had begun to preload
  expectFailure(/_next\/static\/chunks/);
  const anna = await author(given);
  const { id, title } = await givenArticle(given, database);
  await signInAs(anna);
  await page.goto(`/lk/content/${id}/edit`);
  await page.getByLabel('Название').fill(`${title}, новое`);
  await press(page, 'Предпросмотр');
  await expect(page).toHaveURL(/\/preview$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('новое');
  await expect(page.getByRole('main')).toContainText('Начало.');
  await expect(page.getByText('Материал не опубликован')).toHaveCount(0);
  await page.getByRole('link', { name: 'Вернуться к правке' }).click();
  await expect(page.getByLabel('Название')).toHaveValue(`${title}, новое`);

  const plain = await newDevice({ javaScriptEnabled: false });
  await signInAs(anna, plain);
  const list = await plain.newPage();
  await list.goto(`/lk/content?search=${encodeURIComponent(title)}&state=draft`);
  const rows = list.getByRole('table', { name: 'Материалы' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Черновик');
  await expect(rows.last().getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/lk/content/${id}/edit`,
  );
});

test('what can’t be kept is not left unasked: by a link, by «Назад»; what is kept lets go', async ({
  page,
  signInAs,
  given,
  database,
  expectFailure,
}) => {
  expectFailure(/editor-drafts|ERR_FAILED|Failed to load resource/);
  const { title } = await givenArticle(given, database);
  await signInAs(await author(given));
  await page.goto(`/lk/content?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await text(page).waitFor();
  const name = page.getByLabel('Название');
  const list = page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Статьи и видео' });
  await page.route('**/v1/editor-drafts/**', (route) => route.abort());
  await name.fill(`${title} без сети`);
  await list.click();
  const asked = page.getByRole('dialog', { name: 'Уйти со страницы?' });
  await asked.getByRole('button', { name: 'Остаться' }).click();
  await expect(asked).toBeHidden();
  await page.goBack();
  await asked.getByRole('button', { name: 'Остаться' }).click();
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(name).toHaveValue(`${title} без сети`);
  await page.unroute('**/v1/editor-drafts/**');
  await name.fill(`${title} с сетью`);
  await page.goBack();
  await expect(page).toHaveURL(/\/lk\/content\?/);
  // the address is the list's before the list is there, and the editor that was let go would not ask again
  await expect(page.getByRole('table', { name: 'Материалы' })).toBeVisible();
  await expect(asked).toBeHidden();
  await page.goForward();
  await text(page).waitFor();
  await expect(name).toHaveValue(`${title} с сетью`);
  await page.route('**/v1/editor-drafts/**', (route) => route.abort());
  await name.fill(`${title} прочь`);
  await list.click();
  await asked.getByRole('button', { name: 'Уйти' }).click();
  await expect(page).toHaveURL(/\/lk\/content$/);
});

test('a video gets its file and its chapters with the keyboard; a reader plays from a chapter', async ({
  page,
  newDevice,
  signInAs,
  given,
  expectAccessible,
}) => {
  const title = unique('Уход зимой');
  await signInAs(await author(given));
  await page.goto('/lk/content/new?kind=video');
  await text(page).waitFor();
  await page.getByLabel('Название', { exact: true }).fill(title);
  await page.getByLabel('Бренд').selectOption('lrp');
  await page.locator('input[type=file][accept*=webm]').setInputFiles(CLIP);
  await expect(page.getByRole('textbox', { name: 'Файл WebM: адрес' })).toHaveValue(/^\/media\/content\//);
  await expect(page.getByLabel('Длина, секунд')).not.toHaveValue('');
  await press(page, 'Добавить главу');
  await page.keyboard.type('0:01');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Барьер');
  await press(page, 'Добавить главу');
  await page.keyboard.type('0:00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Начало');
  await press(page, 'Опубликовать');
  const second = page.getByRole('group', { name: 'Глава 2' });
  await expect(second.getByText('Начало должно быть позже, чем у главы выше.')).toBeVisible();
  await expectAccessible();
  await second.getByLabel('Название главы').press('Alt+ArrowUp');
  await press(page, 'Опубликовать');
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();

  const device = await newDevice();
  await signInAs(await given.user(), device);
  const reader = await device.newPage();
  await expect(page.locator('[name=slug]')).not.toHaveValue('');
  await reader.goto(`/lrp/videos/${await page.locator('[name=slug]').inputValue()}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const chapters = reader.getByRole('region', { name: 'Главы' });
  await expect(chapters.getByRole('listitem')).toHaveText(['0:00 Начало', '0:01 Барьер']);
  await chapters.getByRole('button', { name: 'Барьер' }).click();
  await expect
    .poll(() => reader.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThanOrEqual(1);
});

test('who writes no content finds no such pages', async ({ page, signInAs, expectFailure }) => {
  expectFailure(/404/);
  await signInAs('pharmacist');
  for (const path of ['/lk/content', '/lk/content/new', '/lk/content/1/edit', '/lk/content/1/preview']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
