import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { unique } from '../helpers/given';
import { expect, test } from './fixtures';
import { freePort } from '../helpers/free-port';
import { ended, untilOk } from './world';

const ROOT = join(import.meta.dirname, '../..');
const ADMIN = 'first@company.example';
const PASSWORD = 'Tikhaya-Reka-2026';
const TITLE = 'Первая статья';

interface Place {
  url: string;
  env: NodeJS.ProcessEnv;
  started: ChildProcess;
}
let place: Place;
let dataDir: string;

/** A command of the command line, as whoever runs the portal types it. */
function command(...words: string[]): string {
  const done = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/admin.ts', ...words], {
    cwd: ROOT,
    env: place.env,
    encoding: 'utf8',
  });
  expect(done.status, done.stderr).toBe(0);
  return done.stdout;
}

// the question of cookies is asked, as on anybody's first visit
test.use({ cookieGroups: '' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async ({ database }) => {
  test.setTimeout(180_000); // a hook has the project's own, whatever its file says
  const name = unique('empty').replaceAll('-', '_');
  await database.db.execute(sql.raw(`create database ${name} template template0`));
  const databaseUrl = new URL(process.env.E2E_DATABASE_URL ?? '');
  databaseUrl.pathname = name;
  dataDir = mkdtempSync(join(tmpdir(), 'portal-first-'));
  const port = String(await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl.href,
    DATA_DIR: dataDir,
    PORT: port,
    BACKEND_PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  };
  // what `npm start` runs
  const started = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  place = { url: `http://localhost:${port}`, env, started };
  await untilOk(`${place.url}/healthz`, started, 100);
});
test.afterAll(async () => {
  await ended(place.started);
  rmSync(dataDir, { recursive: true, force: true });
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function pickOnly(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await expect(box).toBeEnabled();
  await box.click();
  await page.getByRole('option').filter({ hasText: words }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).not.toHaveValue('');
}

async function setPassword(page: Page): Promise<void> {
  const said = command('create', ADMIN, 'Белова Марина Андреевна');
  await page.goto(/http\S+/.exec(said)?.[0] ?? '');
  const dialog = page.getByRole('dialog', { name: 'Новый пароль' });
  await dialog.getByRole('textbox', { name: 'Новый пароль' }).fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Повторите пароль' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(dialog).toBeHidden();
}

test('an empty PostgreSQL: its first admin publishes the first article', async ({
  newDevice,
  expectAccessible,
}) => {
  const device = await newDevice({ baseURL: place.url });
  const page = await device.newPage();
  await setPassword(page);
  await field(page, 'Электронная почта').fill(ADMIN);
  await field(page, 'Пароль').fill(PASSWORD);
  await press(page, 'Войти');
  await expect(heading(page, /Марина/)).toBeVisible();
  await press(page, 'Сохранить выбор');
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Статьи и видео' }).click();
  await expect(page.getByText('Материалов пока нет')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Написать статью' }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  // the form listens once its editor is there
  await text.waitFor();
  await page.getByLabel('Название').fill(TITLE);
  await text.fill('Здравствуйте!');
  await page.getByLabel('Бренд').selectOption('La Roche-Posay');
  await page.getByRole('checkbox', { name: 'Кожа' }).check();
  // nothing to choose from is not offered
  await expect(page.getByText('Гаммы')).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Опубликовать');
  await expect(page).toHaveURL(/\/lk\/content\/\d+\/edit$/);
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
});

test('the first pharmacist registers and reads it', async ({ newDevice }) => {
  command('pharmacy', 'Омск', 'Ромашка', 'Аптека № 1', 'ул. Ленина, 1', '--zone', 'Asia/Omsk');
  const device = await newDevice({ baseURL: place.url });
  const page = await device.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: /[Рр]егистр/ }).click();
  await field(page, 'Фамилия').fill('Орлова');
  await field(page, 'Имя').fill('Мария');
  await field(page, 'Электронная почта').fill('maria@company.example');
  await field(page, 'Телефон').fill('+7 924 123-45-67');
  await field(page, 'Придумайте пароль').fill(PASSWORD);
  await field(page, 'Повторите пароль').fill(PASSWORD);
  await pickOnly(page, 'Город', 'Омск');
  await pickOnly(page, 'Аптечная сеть', 'Ромашка');
  await pickOnly(page, 'Аптека', 'Аптека № 1');
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await press(page, 'Зарегистрироваться');
  await expect(heading(page, /Мария/)).toBeVisible();
  await press(page, 'Только необходимые');
  await page.getByRole('main').getByRole('link', { name: TITLE }).first().click();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Здравствуйте!');
});
