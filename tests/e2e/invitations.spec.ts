import { startSecondPortal } from './second-portal';
import { atEveryWidth } from './training-fixtures';
import { expect, test } from './territory-fixtures';

let portal: Awaited<ReturnType<typeof startSecondPortal>>;
test.beforeAll(async () => {
  portal = await startSecondPortal({ ENABLED_FEATURES: 'registration-in-account' });
});
test.afterAll(() => portal.stop());

test('a representative asks a pharmacist onto the portal from the page of a pharmacy', async ({
  page,
  territory,
  becomes,
  expectAccessible,
}) => {
  const { agent, pharmacies } = territory;
  await becomes(agent);
  await page.goto(`${portal.url}/`);
  await expect(
    page.getByRole('main').getByRole('link', { name: /Регистрация/ }),
    'a tool of their home',
  ).toBeVisible();
  await page.goto(`${portal.url}/lk/representative/pharmacy-activity/${pharmacies.own.id}`);
  await page.getByRole('link', { name: 'Зарегистрировать фармацевта' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/lk/representative/registration\\?pharmacy=${pharmacies.own.id}$`),
  );
  const form = page.getByRole('form', { name: 'Приглашение фармацевта' });
  await expect(form.getByRole('combobox', { name: 'Аптека', exact: true })).not.toHaveValue('');
  await atEveryWidth(page, expectAccessible);

  const email = `${crypto.randomUUID()}@apteka.example`;
  await form.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(form.getByLabel('Фамилия')).toBeFocused();
  await form.getByLabel('Фамилия').fill('Новикова');
  await form.getByLabel('Имя', { exact: true }).fill('Вера');
  await form.getByLabel('Электронная почта').fill(email);
  await form.getByLabel('Телефон').fill('+7 900 111-22-33');
  await form.getByRole('button', { name: 'Отправить приглашение' }).dblclick();
  await expect(page.getByText(/^Приглашение отправлено на /)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
});
