import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The pharmacist's main job: sign in, find something new, read, take its test, see the points arrive and why. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill('Demo2026pass');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
}

for (const [device, viewport] of [
  ['a laptop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`the main job on ${device}`, async ({ page, given, deps, browserName: _ }) => {
    const { hashPassword } = await import('@/backend/services/auth/passwords');
    const person = await given.user({ passwordHash: await hashPassword('Demo2026pass') });
    void deps;
    await page.setViewportSize(viewport);
    await signIn(page, person.email);

    await page.goto('/novelties');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // an article that has a test
    await page.goto('/lk/learnings?type=test');
    const test0 = page.locator('main a[href^="/lk/tests/"]').first();
    await test0.click();
    await expect(page).toHaveURL(/\/lk\/tests\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();

    const questions = await page.evaluate(
      () => document.querySelectorAll('[role="radiogroup"], fieldset').length,
    );
    expect(questions).toBeGreaterThan(0);
    for (let step = 0; step < 30; step += 1) {
      await page
        .locator('main input[type="radio"], main input[type="checkbox"]')
        .first()
        .check({ force: true });
      const next = page.getByRole('button', { name: /^Дальше|^Следующий/ });
      if (!(await next.isVisible())) break;
      await next.click();
    }
    await page
      .getByRole('button', { name: /Завершить|Отправить/ })
      .first()
      .click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: /Отправить|Завершить|Да/ });
    await confirm.click();
    await expect(page.getByText(/Верно \d+|правильн|верных/i).first()).toBeVisible();

    // the points arrived, and the history says why
    await page.goto('/lk');
    await expect(page.locator('#points')).toBeVisible();
    await expect(page.getByText(title ?? '', { exact: false }).first()).toBeVisible();
  });
}
