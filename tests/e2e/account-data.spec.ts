import { eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { certificates } from '@/backend/db/schema/certificates';
import { messages } from '@/backend/db/schema/messages';
import { unique } from '../helpers/given';
import { DEMO_PASSWORD, expect, test } from './fixtures';
import { test as learningTest } from './learning-fixtures';

test('a session of another device is ended from the account, and that device is signed out', async ({
  page,
  newDevice,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/401/);
  const email = 'support@portal.example';
  const phone = await newDevice({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const other = await phone.newPage();
  for (const where of [page, other]) {
    await where.goto('/login');
    await where.getByLabel('Электронная почта').fill(email);
    await where.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
    await where.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(where.getByRole('heading', { level: 1, name: /Дарья/ })).toBeVisible();
  }
  await page.goto('/lk/security');
  const devices = page.getByRole('region', { name: 'Где вы вошли' });
  const row = devices.getByRole('listitem').filter({ hasText: 'Safari на iPhone' });
  await expect(row).toBeVisible();
  await expect(devices.getByText('Это устройство')).toBeVisible();
  await expectAccessible();
  await row.getByRole('button', { name: /Завершить/ }).click();
  await page
    .getByRole('dialog', { name: 'Завершить сеанс?' })
    .getByRole('button', { name: 'Завершить' })
    .click();
  await expect(row).toBeHidden();
  await expect(devices.getByText('Это устройство')).toBeVisible();

  await other.goto('/lk');
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/lk');
  await expect(page.getByRole('heading', { level: 1, name: /Дарья/ })).toBeVisible();
});

learningTest(
  'a test passed well: the certificate, its PDF, and its public page for a guest',
  async ({ page, newDevice, signInAs, given, learning, deps, expectAccessible, expectFailure }) => {
    expectFailure(/404/);
    const { database } = deps;
    const person = await given.user({ firstName: 'Вера', lastName: 'Тихая', middleName: 'Ильинична' });
    const made = await learning.test({ pays: [10], title: unique('Кожа зимой') });
    await signInAs(person);
    await page.goto(`/lk/tests/${made.id}`);
    await page.getByRole('radio', { name: 'Да', exact: true }).click();
    await page.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
    // the page is on its way to the result by itself
    await expect(page.getByRole('heading', { name: 'Без единой ошибки' })).toBeVisible();
    expect(await database.db.$count(certificates, eq(certificates.userId, person.id))).toBe(1);

    await page.goto('/lk/certificates');
    const list = page.getByRole('region', { name: 'Сертификаты' });
    const row = list.getByRole('listitem');
    await expect(row).toHaveCount(1);
    await row
      .getByRole('link', { name: /Кожа зимой/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/lk\/certificates\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /Кожа зимой/ })).toBeVisible();
    await expect(page.getByText('Тихая Вера Ильинична')).toBeVisible();
    await expectAccessible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    await expect(page.getByText('Ссылка скопирована')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Скачать PDF' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^Сертификат .{19}\.pdf$/);
    const bytes = readFileSync(await saved.path()).toString('latin1');
    const [, path = ''] = /\(https?:\/\/[^/]+(\/certificates\/[0-9A-Z-]{19})\)/.exec(bytes) ?? [];
    expect(new URL(shared).pathname).toBe(path);

    const guest = await (await newDevice()).newPage();
    const answer = await guest.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(guest.getByText('Сертификат действителен')).toBeVisible();
    await expect(guest.getByText('Тихая Вера Ильинична')).toBeVisible();
    await expect(guest.getByText(/Кожа зимой/)).toBeVisible();
    await expect(guest.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expectAccessible(guest);
    const missing = await guest.goto('/certificates/0000-0000-0000-0000');
    expect(missing?.status()).toBe(404);
    await expect(guest.getByRole('heading', { name: 'Сертификата с таким номером нет' })).toBeVisible();
    await guest
      .getByLabel('Номер сертификата')
      .fill(path.split('/').at(-1)?.replaceAll('-', ' ').toLowerCase() ?? '');
    await guest.getByRole('button', { name: 'Проверить' }).click();
    await expect(guest).toHaveURL(path);
    await expect(guest.getByText('Сертификат действителен')).toBeVisible();
    await guest.goto('/certificates?number=7K3M');
    await expect(guest.getByText(/Это не номер сертификата/)).toBeVisible();
    await expectAccessible(guest);
  },
);

test('everything kept about a person is gathered while they are elsewhere, and waits for them as one file', async ({
  page,
  newDevice,
  given,
  signInAs,
  expectAccessible,
  expectFailure,
}) => {
  test.setTimeout(90_000);
  expectFailure(/failed: .*_next\/static/); // scripts are not fetched where they may not run
  await signInAs(await given.user());
  await page.goto('/lk/settings');
  const region = page.getByRole('region', { name: 'Мои данные' });
  await region.getByRole('button', { name: 'Скачать мои данные' }).click();
  await expect(region.getByText(/^Сбор данных: /).first()).toBeVisible();
  await page.goto('/');
  await page.goto('/lk/settings');
  const link = region.getByRole('link', { name: /^Скачать файл, / });
  // a run waits for those of others that were begun before it
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible();
  const saving = page.waitForEvent('download');
  await link.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Мои данные \d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(region.getByRole('button', { name: 'Собрать заново' })).toBeVisible();
  await page.goto('/');
  await page.locator('summary').filter({ hasText: 'Уведомления' }).click();
  await expect(page.getByText('Ваши данные собраны')).toBeVisible();

  // read without scripts, as the server wrote it
  const plain = await newDevice({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const other = await plain.newPage();
  await other.goto('/lk/settings');
  await expect(other.getByText('Сбор данных: Готово').first()).toBeVisible();
  await expect(other.getByRole('link', { name: /^Скачать файл, / })).toBeVisible();
});

test('a message is read once it is opened: after a reload too, and no longer on the home page', async ({
  page,
  given,
  signInAs,
  deps,
}) => {
  const person = await given.user();
  const title = unique('Письмо редакции');
  const text = 'Спасибо, что вы с нами.';
  await deps.database.db.insert(messages).values({ userId: person.id, title, text, publishedAt: new Date() });
  await signInAs(person);
  await page.goto('/');
  const home = page.getByRole('region', { name: 'Сообщения редакции' });
  await expect(home.getByText(title)).toBeVisible();
  await page.goto('/lk');
  const region = page.getByRole('region', { name: 'Сообщения редакции' });
  const line = region.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Новое:');
  const read = page.waitForResponse((answer) => answer.url().endsWith('/v1/messages/-actions/read'));
  await line.locator('summary').click();
  await expect(line.getByText(text)).toBeVisible();
  expect((await read).status()).toBe(204);
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('Новое:');
  await page.goto('/');
  await expect(page.getByText(title)).toBeHidden();
});
