import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { consents } from '@/backend/db/schema/consents';
import { users } from '@/backend/db/schema/users';
import { CONSENT_TEXTS } from '@/lib/domain/consent-texts';
import { unique } from '../helpers/given';
import { expect, test } from './fixtures';
import { lettersTo } from './letters';

const PASSWORD = 'Vasilek77word';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Зарегистрироваться' });
/** What is said under a field. */
const saidOf = (page: Page, label: string) =>
  expect(field(page, label), `${label} is told wrong`).toHaveAttribute('aria-invalid', 'true');

const stepHead = (page: Page, step: number) =>
  page.locator('p').filter({ hasText: `Шаг ${String(step)} из 3` });

/** On a phone. */
const ahead = (page: Page) => page.getByRole('button', { name: 'Далее' });

async function fillFirstStep(page: Page, email: string): Promise<void> {
  await field(page, 'Фамилия').fill('Орлова');
  await field(page, 'Имя').fill('Мария');
  await field(page, 'Электронная почта').fill(email);
  await field(page, 'Телефон').pressSequentially('9241234567');
}

/** Opens the searching select, types and takes the first row that is offered with these words. */
async function pickRow(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await expect(box).toBeEnabled();
  await box.click();
  if (words) await box.pressSequentially(words);
  const row = page.getByRole('option').filter({ hasText: words }).first();
  await row.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).not.toHaveValue('');
}

test('somebody new registers: told what is wrong at its field, masked, chosen step by step, signed in', async ({
  page,
  given,
  deps,
  expectFailure,
  expectAccessible,
}) => {
  test.slow();
  expectFailure(/422/);
  const other = await given.user();
  const email = `${unique('novaya')}@test.example`;
  await page.goto('/login');
  await page.getByRole('link', { name: /[Рр]егистр/ }).click();
  await expect(page).toHaveURL(/\/registration/);

  await submit(page).click();
  for (const label of ['Фамилия', 'Имя', 'Электронная почта', 'Телефон', 'Придумайте пароль']) {
    await saidOf(page, label);
  }
  await expect(field(page, 'Фамилия')).toBeFocused();
  await expect(page.getByText('Заполните поле «Фамилия»')).toBeVisible();
  await expect(page.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
  await expectAccessible();

  await field(page, 'Фамилия').fill('Smith');
  await field(page, 'Имя').fill('Мария');
  await field(page, 'Электронная почта').fill('maria');
  await field(page, 'Телефон').pressSequentially('9241234567');
  await expect(field(page, 'Телефон')).toHaveValue('+7 (924) 123-45-67');
  await field(page, 'Придумайте пароль').fill('password');
  await field(page, 'Повторите пароль').fill('other');
  await submit(page).click();
  await expect(page.getByText(/«Фамилия» должно содержать только русские буквы/)).toBeVisible();
  await expect(page.getByText(/«Электронная почта»: нужен адрес/)).toBeVisible();
  await expect(page.getByText('Добавьте в пароль хотя бы одну заглавную латинскую букву')).toBeVisible();
  await expect(field(page, 'Имя')).not.toHaveAttribute('aria-invalid', 'true');

  await field(page, 'Фамилия').fill('Орлова');
  await field(page, 'Электронная почта').fill(other.email);
  await field(page, 'Придумайте пароль').fill(PASSWORD);
  await submit(page).click();
  await expect(page.getByText('Пароли не совпадают')).toBeVisible();
  await field(page, 'Повторите пароль').fill(PASSWORD);

  await expect(page.getByRole('combobox', { name: 'Аптечная сеть' })).toBeDisabled();
  await pickRow(page, 'Город', 'Москва');
  await expect(page.getByRole('combobox', { name: 'Аптека', exact: true })).toBeDisabled();
  await pickRow(page, 'Аптечная сеть', '');
  await pickRow(page, 'Аптека', '');
  // another city empties what was chosen under the first
  await page.getByRole('combobox', { name: 'Город' }).fill('');
  await pickRow(page, 'Город', 'Казань');
  await expect(page.getByRole('combobox', { name: 'Аптечная сеть' })).toHaveValue('');
  await pickRow(page, 'Аптечная сеть', '');
  await pickRow(page, 'Аптека', '');

  await page.getByRole('button', { name: 'Текст согласия' }).click();
  await expect(page.getByRole('dialog', { name: 'Обработка персональных данных' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Условия рассылки' }).click();
  await expect(page.getByRole('dialog', { name: 'Письма о новом' })).toContainText('Отозвать его можно');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('checkbox', { name: /письма/ }),
    'nothing is ticked beforehand',
  ).not.toBeChecked();
  await page.getByRole('checkbox', { name: /Даю согласие/ }).click();
  await submit(page).click();
  await saidOf(page, 'Электронная почта');
  await expect(field(page, 'Электронная почта')).toBeFocused();
  await expect(field(page, 'Фамилия'), 'what was typed stays').toHaveValue('Орлова');

  await field(page, 'Электронная почта').fill(email);
  await submit(page).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('heading', { level: 1, name: /Мария/ })).toBeVisible();
  await page.goto('/lk/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Мария Орлова/);
  await expect(page.getByText('+7 (924) 123-45-67')).toBeVisible();
  await expect(page.getByText(/Казань/).first()).toBeVisible();

  const [made] = await deps.database.db.select().from(users).where(eq(users.email, email));
  expect(made).toMatchObject({ phone: '+79241234567', mailingAgreement: false });
  const agreed = await deps.database.db
    .select()
    .from(consents)
    .where(eq(consents.userId, made?.id ?? ''));
  expect(agreed).toMatchObject([
    { kind: 'personal-data', textVersion: CONSENT_TEXTS['personal-data'].version, withdrawnAt: null },
  ]);
  expect(agreed[0]?.ip, 'the browser’s own address, not the portal’s word for it').toMatch(
    /^(127\.0\.0\.1|::1)$/,
  );
  await expect.poll(() => lettersTo(email)).toHaveLength(1);
});

test('the pharmacy is chosen with the keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/registration');
  await fillFirstStep(page, `${unique('shag')}@test.example`);
  await ahead(page).click();
  for (const [label, words] of [
    ['Город', 'Моск'],
    ['Аптечная сеть', ''],
    ['Аптека', ''],
  ] as const) {
    const box = page.getByRole('combobox', { name: label, exact: true });
    await expect(box).toBeEnabled();
    await box.focus();
    await page.keyboard.type(words);
    if (!words) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    if (!(await page.locator('[role=option][data-highlighted]').count())) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.locator('[role=option][data-highlighted]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(box).not.toHaveValue('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('a phone asks in three steps: errors at their place, Back keeps what was typed, a refusal leads to its step', async ({
  page,
  given,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/422/);
  const other = await given.user();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/registration');
  await expect(page.getByText('Шаг 1 из 3')).toBeVisible();
  await expect(page.getByLabel('Придумайте пароль')).toBeHidden();
  await expect(submit(page)).toBeHidden();

  await ahead(page).click();
  await saidOf(page, 'Фамилия');
  await expect(field(page, 'Фамилия')).toBeFocused();
  await expect(page.getByText('Шаг 1 из 3')).toBeVisible();
  await fillFirstStep(page, other.email);
  await field(page, 'Имя').press('Enter');
  await expect(stepHead(page, 2)).toBeFocused();
  await expect(field(page, 'Фамилия')).toBeHidden();
  await expectAccessible();

  await page.goBack();
  await expect(page.getByText('Шаг 1 из 3')).toBeVisible();
  await expect(field(page, 'Фамилия')).toHaveValue('Орлова');
  await page.goForward();
  await pickRow(page, 'Город', 'Казань');
  await pickRow(page, 'Аптечная сеть', '');
  await pickRow(page, 'Аптека', '');
  await ahead(page).click();

  await expect(stepHead(page, 3)).toBeFocused();
  await expect(ahead(page)).toBeHidden();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
  await ahead(page).click();
  await field(page, 'Придумайте пароль').fill(PASSWORD);
  await field(page, 'Повторите пароль').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Даю согласие/ }).click();
  await expectAccessible();
  await submit(page).click();
  await saidOf(page, 'Электронная почта');
  await expect(field(page, 'Электронная почта')).toBeFocused();
  await expect(page.getByText('Шаг 1 из 3')).toBeVisible();
});

test('without scripts a phone has the whole form, in no steps', async ({ newDevice, expectFailure }) => {
  expectFailure(/failed: .*_next\/static/); // scripts are not fetched where they may not run
  const device = await newDevice({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await device.newPage();
  await page.goto('/registration');
  await expect(field(page, 'Фамилия')).toBeVisible();
  await expect(field(page, 'Придумайте пароль')).toBeVisible();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByText(/^Шаг/)).toBeHidden();
  await expect(ahead(page)).toBeHidden();
});
