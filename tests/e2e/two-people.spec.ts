import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { ledgerEntries } from '@/backend/db/schema/points';
import { DEMO_PASSWORD } from './fixtures';
import { expect, test } from './learning-fixtures';
import { button, frameOf, mark, MISTAKES, press, saved } from './module-hands';

/** Two people in two tabs of one browser: nothing of the one becomes the other's, or is shown to them. */

const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed: |Loading chunk/;
const FIND = '/academy/sra-training/modules/naydi-oshibku';
const over = (page: Page) => page.getByRole('dialog', { name: 'Сеанс закончился' });

const outboxOf = (page: Page, userId: string) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', `outbox:${userId}`);
/** The page is there with all that is added to it, and the browser knows whose it is. */
const isTheirs = async (page: Page, userId: string) => {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal:account'))).toBe(userId);
  await page.waitForLoadState('networkidle');
};

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню профиля' }).hover();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('a module finished without a network in one person’s tab pays them, not whoever signed in since', async ({
  page,
  context,
  signInAs,
  pharmacist,
  database: { db },
  expectFailure,
}) => {
  test.slow();
  expectFailure(NETWORK_GONE);
  const [first, second] = [await pharmacist(), await pharmacist()];
  const paidTo = async (userId: string) =>
    (await db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId))).length;
  await signInAs(first);
  await page.goto(FIND);
  await isTheirs(page, first.id);
  await press(button(frameOf(page), 'Начать'));
  await mark(frameOf(page), MISTAKES[0]);
  await saved(page);

  const other = await context.newPage();
  await context.clearCookies();
  await signInAs(second);
  await other.goto('/lk');
  await isTheirs(other, second.id);
  await expect(over(page)).toContainText('вошёл другой человек');

  await context.setOffline(true);
  const frame = page.frames().find((one) => one.name().includes('portal-module'));
  await frame!.evaluate(() =>
    parent.postMessage(
      { channel: 'portal-module', version: 1, type: 'complete', correctAnswersCount: 3, score: 1 },
      '*',
    ),
  );
  await expect.poll(() => outboxOf(page, first.id)).toContain('module:');
  expect(await outboxOf(page, second.id)).toBe('');
  await context.setOffline(false);
  await other.goto('/lk');
  await isTheirs(other, second.id);
  expect([await paidTo(first.id), await paidTo(second.id)]).toEqual([0, 0]);

  await over(page).getByLabel('Электронная почта').fill(first.email);
  await over(page).getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
  await over(page).getByRole('button', { name: 'Войти' }).click();
  await expect.poll(async () => [await paidTo(first.id), await paidTo(second.id)]).toEqual([1, 0]);
});

test('signed out in one tab, a page of the same person is nowhere to be read', async ({
  page,
  context,
  pharmacist,
  signInAs,
  learning,
}) => {
  await signInAs(await pharmacist());
  const made = await learning.test({});
  await page.goto('/lk');
  const taking = await context.newPage();
  await taking.goto(`/lk/tests/${made.id}`);
  await expect(taking.getByRole('radio', { name: 'Да', exact: true })).toBeVisible();
  await taking.waitForLoadState('networkidle');
  await page.waitForLoadState('networkidle');

  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(page).toHaveURL(/\/login/);
  // a test under way waits for its person, and nobody reads it meanwhile
  await expect(over(taking)).toBeVisible();
  const covered = await taking.getByRole('heading', { level: 1, includeHidden: true }).evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('main') === null;
  });
  expect(covered).toBe(true);
  await over(taking)
    .getByRole('button', { name: /Закрыть|Вернуться назад/ })
    .first()
    .click();
  await expect(taking).toHaveURL(/\/login/);
});
