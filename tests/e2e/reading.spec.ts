import { expect, test } from './fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one signs in, finds an article and reads it whole', async ({ page, expectFailure }) => {
    expectFailure(/failed: .*_next\/static/); // scripts are not fetched where they may not run
    await page.goto('/login');
    await page.getByLabel('Электронная почта').fill('pharmacist@portal.example');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo2026pass');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.goto('/lrp/news');
    await page.locator('main article a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(400);
  });
});

test('a wrong password without JavaScript is said on the page', async ({ newDevice, expectFailure }) => {
  expectFailure(/failed: .*\/_next\/static\/chunks\//); // asked for ahead and, without JavaScript, let go
  const context = await newDevice({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Электронная почта').fill('nobody@portal.example');
  await page.getByLabel('Пароль', { exact: true }).fill('Wrong2026pass');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/почта|пароль/i);
});
