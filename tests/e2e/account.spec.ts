import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { marks } from '@/backend/db/schema/directory';
import { inTransaction } from '@/backend/db/transaction';
import { makeCtx, type Deps } from '@/backend/http/context';
import { hashPassword } from '@/backend/services/auth/passwords';
import { postEntries, type NewEntry } from '@/backend/services/points/post-entries';
import { unique, type Given } from '../helpers/given';
import { DEMO_PASSWORD, expect, test } from './fixtures';
import { lettersTo } from './letters';

/** Somebody with every required field and a password, as registration leaves them. */
async function pharmacist(given: Given) {
  const pharmacy = await given.pharmacy({ name: 'Ромашка' });
  return given.user({ passwordHash: await hashPassword(DEMO_PASSWORD), pharmacyId: pharmacy.id });
}

type Line = Pick<NewEntry, 'amount' | 'kind' | 'title'> & Partial<NewEntry> & { mark: string };

/** Lines of the person's ledger, in this order, past the services' own rules of when they are paid. */
async function post(deps: Deps, userId: string, lines: Line[]): Promise<void> {
  const { db } = deps.database;
  const facts = { requestId: 'e2e', ip: '127.0.0.1', userAgent: 'e2e', idempotencyKey: crypto.randomUUID() };
  const context = makeCtx(deps, null, facts);
  for (const { mark, ...line } of lines) {
    const [row] = await db.select().from(marks).where(eq(marks.slug, mark));
    if (!row) throw new Error(`The demo world has no ${mark}`);
    const entry = { ...line, userId, markId: row.id, key: unique('e2e') };
    await inTransaction(context, (tx) => postEntries(tx, context, [entry]));
  }
}

const award = (mark: string, amount: number): Line => ({ mark, amount, kind: 'award', title: 'Начисление' });

test('a refused edit keeps what was typed, and saves once it is mended', async ({
  page,
  given,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/422/);
  const [person, other] = [await pharmacist(given), await given.user()];
  await signInAs(person);
  await page.goto('/lk/settings');
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Личные данные' });
  const email = dialog.getByLabel('Электронная почта');
  await dialog.getByLabel('Имя', { exact: true }).fill('Мария');
  await dialog.getByLabel('Телефон').fill('+7 900 000-12-35');
  await email.fill(other.email);
  await dialog.getByLabel('Текущий пароль').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();

  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(other.email);
  await expect(dialog.getByLabel('Имя', { exact: true })).toHaveValue('Мария');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Анна Петрова');

  await email.fill(person.email);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мария Петрова');
  await expect(page.getByText('+7 (900) 000-12-35')).toBeVisible();
});

test('another e-mail: the password, a letter, its link; the address changes with the link alone', async ({
  page,
  given,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/422/);
  const person = await pharmacist(given);
  const email = `${unique('new')}@test.example`;
  await signInAs(person);
  await page.goto('/lk/settings');
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Личные данные' });
  const password = dialog.getByLabel('Текущий пароль');
  await expect(password).toBeHidden();
  await dialog.getByLabel('Телефон').fill('9000001236');
  await dialog.getByLabel('Электронная почта').fill(email);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(`Мы отправили письмо на ${email}`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();

  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  const [link = ''] = /https?:\S+/.exec(lettersTo(email).join()) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByText('Почта изменена')).toBeVisible();
  await expect(page).toHaveURL(/\/lk$/);
  await page.getByRole('link', { name: 'Настройки', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  // opened again it says the same; one that nobody was sent is dead
  await page.goto(pathname + search);
  await expect(page.getByText('Почта изменена')).toBeVisible();
  await page.goto(pathname + search.replace(/email_token=[^&]+/, 'email_token=nobody-was-sent-this'));
  await expect(page.getByRole('alert').filter({ hasText: 'Ссылка больше не действует' })).toBeVisible();
});

test('a wrong current password is said at its field; the right one changes it', async ({
  page,
  given,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/422/);
  await signInAs(await pharmacist(given));
  await page.goto('/lk/security');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  const dialog = page.getByRole('dialog', { name: 'Смена пароля' });
  const current = dialog.getByLabel('Текущий пароль');
  await current.fill('Wrong2026pass');
  await dialog.getByLabel('Новый пароль', { exact: true }).fill('Vasilek77word');
  await dialog.getByLabel('Повторите пароль').fill('Vasilek77word');
  await dialog.getByRole('button', { name: 'Изменить пароль' }).click();

  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Новый пароль', { exact: true })).toHaveValue('Vasilek77word');

  await current.fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Изменить пароль' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Пароль изменён')).toBeVisible();
});

test('a transfer takes at most the balance; both brands and the pill follow', async ({
  page,
  given,
  deps,
  signInAs,
}) => {
  const person = await pharmacist(given);
  await post(deps, person.id, [award('vichy', 100), award('dercos', 30)]);
  await signInAs(person);
  await page.goto('/lk');
  const rings = page.locator('#points li');
  const pill = page.locator('header').getByRole('link', { name: /баллов/ });
  await expect(pill).toContainText('130');
  await page.getByRole('button', { name: 'Перевести' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перевод баллов' });
  await dialog.getByLabel('Откуда').selectOption('vichy');
  await dialog.getByLabel('Куда', { exact: true }).selectOption('dercos');
  const amount = dialog.getByLabel('Сколько баллов');
  await amount.fill('101');
  await dialog.getByRole('button', { name: 'Перевести' }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');

  await amount.fill('70');
  await dialog.getByRole('button', { name: 'Перевести' }).click();
  await expect(dialog).toBeHidden();
  await expect(rings.filter({ hasText: 'Vichy' })).toContainText('30');
  await expect(rings.filter({ hasText: 'Dercos' })).toContainText('100');
  await expect(pill).toContainText('130');
  await expect(page.locator('#history li').first()).toContainText(/Перевод (на Dercos|с Vichy)/);
});

test('the history explains every entry, by brand too, and links what can be opened', async ({
  page,
  given,
  deps,
  signInAs,
  expectAccessible,
}) => {
  const person = await pharmacist(given);
  await post(deps, person.id, [
    award('lrp', 200),
    { mark: 'lrp', amount: -120, kind: 'order', title: '2026-900001', subjectType: 'order', subjectId: '1' },
    {
      mark: 'vichy',
      amount: 40,
      kind: 'test',
      title: 'Минеральный барьер',
      reason: 'Верных ответов: 4 из 5',
      subjectType: 'test',
      subjectId: '999999',
    },
  ]);
  await signInAs(person);
  await page.goto('/lk');
  const lines = page.locator('#history li');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText('Тест «Минеральный барьер»');
  await expect(lines.nth(0)).toContainText('За правильные ответы теста');
  await expect(lines.nth(0)).toContainText('Верных ответов: 4 из 5');
  await expect(lines.nth(0)).toContainText('+40');
  await expect(lines.nth(0).getByRole('link')).toHaveCount(0); // the test is gone
  await expect(lines.nth(1)).toContainText('Заказ № 2026-900001');
  await expect(lines.nth(1)).toContainText('−120');
  await expect(lines.nth(1)).toContainText('стало 80');
  await expectAccessible();

  await page.locator('#history').getByRole('link', { name: 'Vichy', exact: true }).click();
  await expect(page).toHaveURL(/\/lk\?mark=vichy/);
  await expect(lines).toHaveCount(1);
  await page.goto('/lk?mark=nobody#points');
  await expect(lines).toHaveCount(3);
});

test('a photograph: a false picture is refused in words, a true one stays, and can be removed', async ({
  page,
  newDevice,
  given,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/422/);
  await signInAs(await pharmacist(given));
  await page.goto('/lk');
  const input = page.locator('input[type=file]');
  const photo = page.locator('main img[src^="/media/"]');
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG или WebP' })).toBeVisible();
  await expect(photo).toHaveCount(0);

  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c34' } });
  await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await expect(photo.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сменить фотографию' })).toBeVisible();
  await page.reload();
  await expect(photo.first()).toBeVisible();
  const address = (await photo.first().getAttribute('src')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  const guest = await newDevice();
  expect((await guest.request.get(address)).status()).toBe(401);

  await page.getByRole('button', { name: 'Удалить фото' }).click();
  await page
    .getByRole('dialog', { name: 'Удалить фотографию?' })
    .getByRole('button', { name: 'Удалить', exact: true })
    .click();
  await expect(photo).toHaveCount(0);
});

test('deleting the account asks for the password, leaves with a word, and ends every session', async ({
  page,
  newDevice,
  given,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/422/);
  const person = await pharmacist(given);
  await signInAs(person);
  await page.goto('/lk/security');
  const elsewhere = await newDevice();
  const data = { email: person.email, password: DEMO_PASSWORD };
  expect((await elsewhere.request.post('/api/session', { data })).status()).toBe(200);
  expect((await elsewhere.request.get('/api/v1/me')).status()).toBe(200);

  await page.getByRole('button', { name: 'Удалить учётную запись' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удалить учётную запись?' });
  const password = dialog.getByLabel('Пароль', { exact: true });
  await password.fill('Wrong2026pass');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  expect((await elsewhere.request.get('/api/v1/me')).status()).toBe(200);

  await password.fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page).toHaveURL(/\/login\?deleted=1$/);
  await expect(page.getByText('Учётная запись удалена')).toBeVisible();
  expect((await elsewhere.request.get('/api/v1/me')).status()).toBe(401);
  expect((await elsewhere.request.post('/api/session', { data })).status()).toBe(422);
});

test('the parts of the account are addresses: by link, by key, by Back, and by links from before', async ({
  page,
  given,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await pharmacist(given));
  await page.goto('/lk');
  const tabs = page.getByRole('navigation', { name: 'Личный кабинет' });
  const current = tabs.locator('[aria-current=page]');
  await expect(current).toHaveText('Баллы');
  const parts = [
    ['Сертификаты', '/lk/certificates', 'Сертификаты'],
    ['Статистика', '/lk/statistics', 'Статистика обучения'],
    ['Настройки', '/lk/settings', 'Личные данные'],
    ['Безопасность', '/lk/security', 'Где вы вошли'],
  ] as const;
  for (const [tab, address, heading] of parts) {
    await tabs.getByRole('link', { name: tab }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(current).toHaveText(tab);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Анна Петрова');
  }
  await expectAccessible();
  await page.goBack();
  await expect(current).toHaveText('Настройки');

  for (const [old, now] of [
    ['/lk?certificates=2', '/lk/certificates?certificates=2#certificates'],
    ['/lk#certificates', '/lk/certificates#certificates'],
    ['/lk#devices', '/lk/security#devices'],
    ['/lk#my-data', '/lk/settings#my-data'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(old);
    await expect(page).toHaveURL(now);
  }
});
